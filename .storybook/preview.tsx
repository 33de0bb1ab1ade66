import type { Preview } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { configure } from 'storybook/test';
import '../src/design/fonts.css';
import '../src/design/global.css.ts';
import { Band } from '../src/primitives/Band/Band.tsx';
import { type AroundPage, aroundPages } from './aroundPages.tsx';
import { container, page } from './docs/lazy.ts';
import { fitFrame, globalsOf, takeTurn } from './framed.ts';
import { freezeDate } from './frozen/date.ts';
import { reportSilentFailures } from './frozen/failures.ts';
import { fontsInPlace } from './frozen/fonts.ts';
import { footerInPlace } from './frozen/footer.ts';
import './frozen/motion.css';
import { type Answers, freezeNetwork } from './frozen/network.ts';
import './frozen/random.ts';
import { freezeStorage } from './frozen/storage.ts';
import { viewportOptions } from './modes.ts';
import { inChromatic, type Pictured } from './pictured.ts';
import { readableProps } from './readableProps.ts';
import { applyGlobals, globalTypes, initialGlobals } from './toolbar.ts';

/** The parts of its environment that a story may set; the rest is the same for all stories. */
interface WorldParameters {
  /** ISO date that the clock shows. Default: that of frozen/date.ts. */
  readonly now?: string;
  /** Answers of the network by method and path. Default: every request is refused. */
  readonly network?: Answers;
  /** Path and query that the router is at. Default: `/`. */
  readonly route?: string;
  /** The page is shown alone, without header and footer. Default: no. */
  readonly isAlone?: boolean;
}

reportSilentFailures();
// Only a limit for hangs: long enough that a slow machine fails no story. Chromatic stops a story after 15 s.
configure({ asyncUtilTimeout: navigator.userAgent.includes('Chromatic') ? 8000 : 30_000 });

// Room for a focus ring and a shadow; sections and pages go from edge to edge.
const roomAround = { padding: 24 };
const needsRoom = /^(?:foundations|primitives|illustrations)\/|^layout\/(?:Breadcrumb|PageIntro)$/;

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error', config: { rules: [{ id: 'target-size', enabled: true }] } },
    viewport: { options: viewportOptions },
    chromatic: { diffThreshold: 0.01 },
    controls: { expanded: true },
    docs: { page, container },
    // Examples of code leave functions out: a built Storybook has minified their names.
    jsx: { filterProps: (value: unknown) => typeof value !== 'function' },
    options: {
      storySort: {
        order: [
          'Introduction',
          'guides',
          'foundations',
          'primitives',
          'illustrations',
          'forms',
          'sections',
          'layout',
          'pages',
          'gallery',
        ],
      },
    },
  },
  argTypesEnhancers: [
    // The only hook where parameters can depend on the story's id.
    ({ id, parameters, argTypes }) => {
      const snapshots = inChromatic(id, parameters['visual'] as Pictured | undefined);
      parameters['chromatic'] = { ...parameters['chromatic'], ...snapshots };
      // The docs show a whole page in an iframe, so that its landmarks do not mix with those of the docs.
      if (/^(?:pages-|layout-pagelayout)/.test(id))
        parameters['docs'] = {
          ...parameters['docs'],
          story: { ...parameters['docs']?.story, inline: false },
        };
      return argTypes;
    },
    readableProps,
  ],
  initialGlobals,
  globalTypes,
  loaders: [fontsInPlace, aroundPages],
  beforeEach: ({ parameters, globals }) => {
    const world = parameters as WorldParameters;
    freezeDate(world.now);
    freezeNetwork(world.network);
    freezeStorage();
    applyGlobals(globalsOf(globals as typeof initialGlobals));
    fitFrame(parameters['docs']?.story?.height, globals['viewport']);
    return takeTurn();
  },
  afterEach: footerInPlace,
  decorators: [
    // Puts the story on the dark background when the ground is inverse.
    (Story) =>
      document.documentElement.dataset['ground'] === 'inverse' ? (
        <Band tone="inverse" labelledBy="ground">
          <h2 id="ground">On the dark ground</h2>
          <Story />
        </Band>
      ) : (
        <Story />
      ),
    (Story, { id, title, parameters, loaded }) => {
      const { route = '/', isAlone } = parameters as WorldParameters;
      const { Layout } = loaded as { Layout?: ComponentType<AroundPage> };
      return (
        <MemoryRouter key={id} initialEntries={[route]}>
          {Layout ? (
            <Layout pathname={route.replace(/\?.*$/, '')} isAlone={isAlone}>
              <Story />
            </Layout>
          ) : (
            <div style={needsRoom.test(title) ? roomAround : undefined}>
              <Story />
            </div>
          )}
        </MemoryRouter>
      );
    },
  ],
};

export default preview;
