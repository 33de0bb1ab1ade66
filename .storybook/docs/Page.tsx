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
import { type ComponentType, type ReactNode, Suspense, lazy } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { examples } from './Example.tsx';
import { States } from './States.tsx';
import type { Uses } from './uses.ts';

/** Defined in `main.ts`, from the sources, when Storybook is built. */
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

const docsOf = (title: string): string =>
  `?path=/docs/${title.toLowerCase().replace('/', '-')}--docs`;

/** A heading with a list; renders nothing when the list is empty. */
function Part({ heading, children }: { readonly heading: string; readonly children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <>
      <Heading>{heading}</Heading>
      <ul className="facts">{children}</ul>
    </>
  );
}

/** Facts about a component that are generated from the sources. */
function Facts({ title }: { readonly title: string }) {
  const uses = __USES__[title] ?? { users: [], tokens: [] };
  return (
    <>
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
  const { title, component, tags } = useOf('meta', ['meta']).preparedMeta;
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
      {/* A foundation has no component; its guidance is the introduction. Other guidance follows the props. */}
      {!component && guide}
      <Primary />
      {component && <Controls />}
      {component && guide}
      {component && <Facts title={title} />}
      <States />
    </Suspense>
  );
}
