import type { Preview } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { configure } from 'storybook/test';
import '../src/design/fonts.css';
import '../src/design/global.css.ts';
import { Band } from '../src/primitives/Band/Band.tsx';
import { freezeDate } from './frozen/date.ts';
import { reportSilentFailures } from './frozen/failures.ts';
import { fontsInPlace } from './frozen/fonts.ts';
import './frozen/motion.css';
import { type Answers, freezeNetwork } from './frozen/network.ts';
import { freezeStorage } from './frozen/storage.ts';
import { defaultModesOf, viewportOptions } from './modes.ts';
import { inChromatic } from './pictured.ts';

/** What a story may say about the world it lives in; everything else is the same for all. */
interface WorldParameters {
  /** ISO date that the clock shows. Default: that of frozen/date.ts. */
  readonly now?: string;
  /** Answers of the network by method and path. Default: every request is refused. */
  readonly network?: Answers;
  /** What the browser's storage holds. Default: nothing. */
  readonly storage?: Readonly<Record<string, string>>;
  /** Path and query that the router is at. Default: `/`. */
  readonly route?: string;
  /** The page is shown alone, without header and footer. Default: no. */
  readonly isFramed?: boolean;
}

reportSilentFailures();
// Ends a hang; how quick the machine is decides nothing.
configure({ asyncUtilTimeout: 60_000 });

// Room for a focus ring and a shadow; sections and pages go from edge to edge.
const roomAround = { padding: 24 };
const needsRoom = /^(?:foundations|primitives)\/|^frame\/(?:Breadcrumb|PageIntro)$/;

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error', config: { rules: [{ id: 'target-size', enabled: true }] } },
    viewport: { options: viewportOptions },
    chromatic: { diffThreshold: 0.01 },
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          'guides',
          'foundations',
          'primitives',
          'illustrations',
          'forms',
          'sections',
          'frame',
          'pages',
        ],
      },
    },
  },
  argTypesEnhancers: [
    // The one place where Storybook lets parameters depend on the story: the modes of its kind.
    ({ id, parameters, argTypes }) => {
      if (!parameters['visual']?.modes && !parameters['visual']?.skip)
        Object.assign(parameters['chromatic'], inChromatic(defaultModesOf(id)));
      return argTypes;
    },
  ],
  initialGlobals: { motion: 'frozen' },
  globalTypes: {
    motion: {
      description: 'Motion',
      toolbar: { title: 'Motion', icon: 'play', items: ['frozen', 'live'], dynamicTitle: true },
    },
  },
  // The application around a page is loaded for pages alone, so that its styles reach no other story.
  loaders: [
    fontsInPlace,
    async ({ title }) => (title.startsWith('pages/') ? import('../src/app/Frame.tsx') : {}),
  ],
  beforeEach: ({ parameters, globals }) => {
    const world = parameters as WorldParameters;
    freezeDate(world.now);
    freezeNetwork(world.network);
    freezeStorage(world.storage);
    document.documentElement.dataset['motion'] = String(globals['motion']);
  },
  decorators: [
    // The dark ground that any primitive may stand on.
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
      const { route = '/', isFramed } = parameters as WorldParameters;
      const { Frame } = loaded as Partial<typeof import('../src/app/Frame.tsx')>;
      return (
        <MemoryRouter key={id} initialEntries={[route]}>
          {Frame ? (
            <Frame pathname={route.replace(/\?.*$/, '')} isFramed={isFramed}>
              <Story />
            </Frame>
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
