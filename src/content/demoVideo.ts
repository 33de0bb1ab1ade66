import type { DemoVideoProps } from '../sections/DemoVideo/DemoVideoView.tsx';
import { demoRunningOrder } from './demoChapters.ts';
import { site } from './site.ts';
import { printedScores } from './tourScores.ts';

const tour = {
  poster: {
    play: 'Play the 60-second tour',
    note: 'Silent, with captions. Pause it, or go scene by scene.',
    scene: printedScores,
    chapters: demoRunningOrder,
  },
  loading: 'Loading the tour...',
  link: { label: 'Open the 60-second tour', to: '/demo-embed' },
} satisfies Omit<DemoVideoProps, 'heading' | 'lead' | 'loadTour'>;

/**
 * The demo behind the poster: the recording that the owner has configured, with an introduction of its
 * own, or else the site's built-in tour, which each page introduces with `tourWords`.
 */
export function demoVideo(
  videoUrl: string,
  tourWords: Pick<DemoVideoProps, 'heading' | 'lead'>,
): Omit<DemoVideoProps, 'loadTour'> {
  if (videoUrl === '') return { ...tourWords, ...tour };
  return {
    heading: 'The whole process on video',
    lead: 'From job description to evidence, in one recording. Nothing is loaded until you press play.',
    film: { src: videoUrl, title: `Video: ${site.product} demo` },
    poster: {
      play: 'Play the demo video',
      note: 'A recording of the whole process.',
      thirdParty: `Pressing play loads the video from ${new URL(videoUrl).hostname}, which then sees your visit and may set its own cookies. Nothing is loaded from there before.`,
      chapters: [],
    },
    loading: 'Loading the video...',
    link: { label: `Open the demo video at ${new URL(videoUrl).hostname}`, to: videoUrl },
  };
}
