import {
  Anchor,
  Canvas,
  Description,
  DocsContext,
  Heading,
  Subheading,
} from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { SourceType } from 'storybook/internal/docs-tools';

const titlesWithIds =
  /^(?:illustrations|forms|sections|layout|pages)\/|^primitives\/(?:Accordion|Band|ErrorSummary|TextField)$/;

/**
 * Every story but the first. Two kinds are shown in an iframe: stories with a play function, which runs
 * there, and stories with element ids, which may occur only once in a page.
 */
export function States() {
  const stories = use(DocsContext)
    .componentStories()
    .slice(1)
    .filter(({ tags }) => tags.includes('autodocs'));
  const shown = stories.map(({ id, title, name, moduleExport, playFunction, parameters }) => {
    const isFramed = playFunction !== undefined || titlesWithIds.test(title);
    return (
      <Anchor key={id} storyId={id}>
        <Subheading>{name}</Subheading>
        <Description of={moduleExport} />
        <Canvas
          of={moduleExport}
          // Storybook derives the code from the rendered output, which it cannot see in an iframe.
          // There the source of the story is shown instead.
          source={isFramed ? { type: SourceType.CODE } : {}}
          story={{
            inline: !isFramed && parameters['docs']?.story?.inline !== false,
            height: parameters['docs']?.story?.height,
          }}
        />
      </Anchor>
    );
  });
  if (shown.length === 0) return null;
  return (
    <>
      <Heading>{stories[0]?.title.startsWith('foundations/') ? 'More' : 'States'}</Heading>
      {shown}
    </>
  );
}
