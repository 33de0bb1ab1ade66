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

const hasIds =
  /^(?:illustrations|forms|sections|layout|pages|visual)\/|^primitives\/(?:Accordion|Band|ErrorSummary|TextField)$/;

/**
 * Every story but the first. What only a play function reaches is shown in a frame, where it is played;
 * so is what has ids, which a page may carry once.
 */
export function States() {
  const stories = use(DocsContext)
    .componentStories()
    .slice(1)
    .filter(({ tags }) => tags.includes('autodocs'));
  const shown = stories.map(({ id, title, name, moduleExport, playFunction, parameters }) => {
    const isFramed = playFunction !== undefined || hasIds.test(title);
    return (
      <Anchor key={id} storyId={id}>
        <Subheading>{name}</Subheading>
        <Description of={moduleExport} />
        <Canvas
          of={moduleExport}
          // What is drawn in a frame is not known out here.
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
