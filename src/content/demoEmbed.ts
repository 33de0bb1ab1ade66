import type { DemoTourProps } from '../sections/DemoTour/DemoTourView.tsx';
import type { SceneId } from '../sections/DemoTour/TourPicture.tsx';
import { demoChapters } from './demoChapters.ts';
import { emailForm } from './emailForm.ts';
import { tourFile, tourReceipt } from './tourFile.ts';

/** Caption of each scene, and the seconds from its start at which a part of the picture is filled in. */
const told: Readonly<Record<SceneId, { readonly caption: string; readonly cues: number[] }>> = {
  role: { caption: 'It starts with your job description.', cues: [1.5, 3.5, 5.5] },
  competencies: {
    caption: 'AI drafts five competencies. You rename one.',
    cues: [0.8, 1.6, 2.4, 3.2, 4, 5.5],
  },
  'proof-test': { caption: 'Multiple choice, scored by a key.', cues: [2, 3, 4, 5.5] },
  interview: { caption: 'The interviewer types what was said.', cues: [1, 4, 5.5] },
  scores: { caption: 'Behind each score: an answer or a note.', cues: [1, 2.5, 4.25, 6] },
  decision: { caption: 'The hiring manager decides.', cues: [2, 3.25, 4.25] },
};

export const tourForm = emailForm('tour-form');

export const demoTour = {
  heading: 'The 60-second tour',
  file: tourFile,
  scenes: demoChapters.map(({ id, name, seconds }) => ({ id, name, seconds, ...told[id] })),
  end: {
    heading: 'Try it on your own role',
    text: 'Leave your email, and we’ll write when your 7-day free trial opens.',
    joined: {
      heading: 'Your own role comes next',
      text: 'We’ll write when your 7-day free trial opens.',
    },
    receipt: tourReceipt,
  },
  words: {
    play: 'Play',
    pause: 'Pause',
    playAgain: 'Play again',
    startAgain: 'Start again',
    previous: 'Previous',
    next: 'Next',
    scene: 'Scene {number} of {count}',
    still: 'Your device asks for less motion, so the tour waits for you at each scene.',
    paused: 'Paused.',
    first: 'This is the first scene.',
    over: 'The tour is over. You can join the waitlist or play it again.',
  },
  transcriptHeading: 'The tour in words',
  home: { label: 'To the demo page', href: '/demo' },
} satisfies Omit<DemoTourProps, 'form'>;
