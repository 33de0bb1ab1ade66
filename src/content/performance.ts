import type { LighthouseScoresProps } from '../sections/LighthouseScores/LighthouseScores.tsx';
import type { OptimisationsProps } from '../sections/Optimisations/Optimisations.tsx';
import type { PageHeaderProps } from '../sections/PageHeader/PageHeader.tsx';
import type { PerformanceDashboardCopy } from '../sections/PerformanceDashboard/PerformanceDashboardView.tsx';
import type { LighthouseRun } from '../sections/LighthouseScores/types.ts';

export const performanceHeader = {
  eyebrow: 'Site tools',
  heading: 'Performance of this site',
  lead: 'What your browser measures right now, the last Lighthouse run, and what keeps the pages fast.',
} satisfies PageHeaderProps;

export const performanceDashboard = {
  heading: 'In your browser',
  lead: 'Measured on your device and your connection, for the page on which you arrived. The values stay in your browser; nothing is sent to us.',
  metrics: [
    {
      name: 'ttfb',
      label: 'Time to first byte',
      meaning: 'How long the network and the server took to start answering.',
      // A value equal to the target passes, and "under 200 ms" excludes 200 itself.
      target: 199.999,
      targetText: 'under 200 ms',
    },
    {
      name: 'fcp',
      label: 'First contentful paint',
      meaning: 'When the first words appeared on your screen.',
      target: 1800,
      targetText: '1.8 s',
    },
    {
      name: 'lcp',
      label: 'Largest contentful paint',
      meaning: 'When the largest piece of the first screen appeared.',
      target: 2500,
      targetText: '2.5 s',
    },
    {
      name: 'cls',
      label: 'Layout shift',
      meaning: 'How much of the page moved while you could see it. Zero means nothing moved.',
      target: 0.1,
      targetText: '0.1',
    },
  ],
  target: 'Target:',
  verdicts: {
    within: 'Within target',
    over: 'Over target',
    waiting: 'not yet',
    unmeasured: 'not measured by this browser',
  },
  refresh: 'Refresh',
  refreshNote: 'Loads this page again and measures it from the start.',
  measuredAgain: 'Measured again.',
  withoutScripts: 'Measuring needs JavaScript, which is off in this browser.',
} satisfies PerformanceDashboardCopy;

// `npm run lighthouse` writes the file; before its first run `run` is undefined.
const [run] = Object.values(
  import.meta.glob<LighthouseRun>('./lighthouse.json', { eager: true, import: 'default' }),
);

export const lighthouseScores = {
  heading: 'Lighthouse',
  lead: 'The lowest score of any page in the last full run, by category, on a simulated mid-range phone with slow 4G.',
  categories: [
    { name: 'performance', label: 'Performance' },
    { name: 'accessibility', label: 'Accessibility' },
    { name: 'bestPractices', label: 'Best practices' },
    { name: 'seo', label: 'SEO' },
  ],
  ratings: { good: 'Good', fair: 'Needs work', poor: 'Poor' },
  describe: (label, score, rating) => `${label}: ${score} of 100, ${rating.toLowerCase()}`,
  ranOn: 'Run on',
  details: ({ version }) => `Lighthouse ${version}.`,
  noRun: 'Lighthouse has not run over this build yet. Its scores appear here once it has.',
  run,
} satisfies LighthouseScoresProps;

export const optimisations = {
  heading: 'Twelve things that keep the pages fast',
  lead: 'Each item names the file that does the work.',
  items: [
    {
      heading: 'Pages are finished HTML',
      text: 'Pages are rendered when the site is built, so the words are there before any script, and without one.',
      where: 'src/entry/prerender.tsx',
    },
    {
      heading: 'One request until the first paint',
      text: 'Each page carries the styles it needs, and only those.',
      where: 'src/entry/Document.tsx',
    },
    {
      heading: 'Scripts come after the words',
      text: 'The application starts once the page is painted and the browser is idle. A click made before that still counts.',
      where: 'src/entry/boot/boot.ts',
    },
    {
      heading: 'Words appear before the fonts',
      text: 'Both typefaces arrive together, after the first paint. Later pages have them from the cache.',
      where: 'src/entry/boot/fonts.ts',
    },
    {
      heading: 'Fonts carry only what is used',
      text: 'Both faces are cut down to the characters that the site uses.',
      where: 'scripts/fonts.ts',
    },
    {
      heading: 'Lines stay where they are',
      text: 'Until the web fonts load, size-matched system fonts hold their place, so nothing jumps.',
      where: 'src/design/fallbacks.css.ts',
    },
    {
      heading: 'Pages load on intent',
      text: 'Pointing at a link, or reaching it with the keyboard, fetches the page behind it.',
      where: 'src/entry/pages.ts',
    },
    {
      heading: 'Articles are data',
      text: 'The text of an article is fetched alone. A hundred more articles would not make a page heavier.',
      where: 'src/entry/siteData.ts',
    },
    {
      heading: 'The mobile menu loads on demand',
      text: 'The menu of narrow screens is not part of the first download.',
      where: 'src/layout/SiteHeader/SiteHeader.tsx',
    },
    {
      heading: 'Compressed once, ahead of time',
      text: 'Files are compressed with Brotli and gzip at build, harder than a server could while you wait.',
      where: 'build/compress.ts',
    },
    {
      heading: 'Served from memory',
      text: 'The whole site is held ready to send, and a page that you already have is answered with a few bytes.',
      where: 'src/server/serveSite.ts',
    },
    {
      heading: 'No third parties',
      text: 'The security policy lets a page load files from this site alone: no trackers, no font service, no tag manager.',
      where: 'src/server/headers.ts',
    },
  ],
} satisfies OptimisationsProps;
