import {
  AnchorMdx,
  CodeOrSourceMdx,
  Controls,
  Description,
  Heading,
  Primary,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { type ComponentType, type ReactNode, Suspense, lazy, use } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { examples } from './Example.tsx';
import { recordedTree } from './recorded.ts';
import { States } from './States.tsx';
import type { Uses } from './uses.ts';

/** Read from the sources when Storybook is built. */
declare const __USES__: Readonly<Record<string, Uses>>;

type Guidance = ComponentType<{ readonly components: typeof examples }>;

/** The MDX guidance beside the stories, by title: `primitives/Button` from `stories/primitives/Button.mdx`. */
const guidance = Object.fromEntries(
  Object.entries(
    import.meta.glob<{ default: Guidance }>(
      '../../stories/{foundations,primitives,illustrations,forms,sections,layout,pages}/*.mdx',
    ),
  ).map(([path, load]) => [path.replace(/^.*stories\/|\.mdx$/g, ''), lazy(load)]),
);

const trees = new Map<string, Promise<readonly string[]>>();

function treeOf(componentId: string): Promise<readonly string[]> {
  const known = trees.get(componentId) ?? recordedTree(componentId);
  trees.set(componentId, known);
  return known;
}

const docsOf = (title: string): string =>
  `?path=/docs/${title.toLowerCase().replace('/', '-')}--docs`;

/** More lines than these are folded, so that the states are not far below. */
const linesAtOnce = 40;

/** A part of the page that is left out where there is nothing to say. */
function Part({ heading, children }: { readonly heading: string; readonly children: ReactNode[] }) {
  if (children.length === 0) return null;
  const list = <ul className="facts">{children}</ul>;
  return (
    <>
      <Heading>{heading}</Heading>
      {children.length <= linesAtOnce ? (
        list
      ) : (
        <details>
          <summary>{children.length} lines</summary>
          {list}
        </details>
      )}
    </>
  );
}

/** Facts about a component that nobody writes by hand: from the sources and the approved texts. */
function Facts({ title, id }: { readonly title: string; readonly id: string }) {
  const uses = __USES__[title] ?? { users: [], tokens: [] };
  return (
    <>
      <Part heading="What a screen reader says">
        {use(treeOf(id)).map((line, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- A transcript repeats its lines.
          <li key={at}>
            <CodeOrSourceMdx>{line}</CodeOrSourceMdx>
          </li>
        ))}
      </Part>
      <Part heading={`Where the site uses it (${uses.users.length})`}>
        {uses.users.map((user) => (
          <li key={user}>
            <AnchorMdx href={docsOf(user)} target="_self">
              {user}
            </AnchorMdx>
          </li>
        ))}
      </Part>
      <Part heading="Tokens">
        {uses.tokens.map((token) => (
          <li key={token}>
            <CodeOrSourceMdx>{token}</CodeOrSourceMdx>
          </li>
        ))}
      </Part>
    </>
  );
}

/** The page of every component: what it is, its props, how it is used, and each of its states. */
export function Page() {
  const { title, componentId, component, tags } = useOf('meta', ['meta']).preparedMeta;
  const status = ['draft', 'deprecated'].find((name) => tags?.includes(name)) ?? 'stable';
  const Guide = guidance[title];
  const guide = Guide && (
    <MemoryRouter>
      <Guide components={examples} />
    </MemoryRouter>
  );
  return (
    <Suspense>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {component && <p>Status: {status}.</p>}
      {/* A foundation has no component: its guidance is the introduction. Elsewhere it follows the props. */}
      {!component && guide}
      <Primary />
      {component && <Controls />}
      {component && guide}
      {component && <Facts title={title} id={componentId} />}
      <States />
    </Suspense>
  );
}
