import { Markdown } from '@storybook/addon-docs/blocks';

/** Pages of this Storybook that show a document of the project, by the document's path. */
const shownBy: Readonly<Record<string, string>> = {
  'CONTRIBUTING.md': 'guides-adding-a-section',
  'docs/accessibility.md': 'guides-accessibility',
  'docs/visual.md': 'guides-reading-and-approving-pictures',
  'docs/where-things-go.md': 'guides-everyday-changes',
};

/** Points links at the Storybook page that shows a document; a link to any other file becomes plain text. */
const relink = (text: string): string =>
  text.replaceAll(/\[([^\]]+)\]\((?!https?:)([^)]+)\)/g, (_link, label: string, path: string) => {
    const page = shownBy[path] ?? shownBy[`docs/${path}`];
    return page ? `[${label}](?path=/docs/${page}--docs)` : label;
  });

/** The part under a heading, or under a line in bold. */
function partOf(text: string, heading: string): string {
  const parts = text.split(/^(?=#+ |\*\*\w+\*\*)/m).map((part) => part.split(/\n(.*)/s));
  const part = parts.find(([first = '']) => first.replace(/^[#*]+ ?/, '').startsWith(heading));
  if (part === undefined) throw new Error(`No part is called "${heading}" any more.`);
  return part[1] ?? '';
}

interface DocumentProps {
  /** A document of the project, as it is written. */
  readonly text: string;
  /** Beginning of the heading of the one part to show. Default: all but the document's title. */
  readonly part?: string;
}

/** Shows a document of the project, or a part of it, so that the text is written only once. */
export function Document({ text, part }: DocumentProps) {
  const shown = part === undefined ? text.replace(/^# .*\n/, '') : partOf(text, part);
  return <Markdown>{relink(shown)}</Markdown>;
}
