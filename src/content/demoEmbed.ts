import type { DemoTourProps } from '../sections/DemoTour/DemoTourView.tsx';
import type { SceneId } from '../sections/DemoTour/TourPicture.tsx';
import { demoChapters } from './demoChapters.ts';
import { emailForm } from './emailForm.ts';
import { tourFile } from './tourFile.ts';

/** What is said of each scene, and the seconds at which something is filled in. */
const told: Readonly<Record<SceneId, { readonly caption: string; readonly cues: number[] }>> = {
  role: { caption: 'The job description says what matters.', cues: [1.5, 3.5, 5.5] },
  competencies: { caption: 'You get five competencies to edit.', cues: [1, 2.5, 4, 5.5, 7] },
  'proof-test': { caption: 'Candidates choose the next step.', cues: [2.5, 4, 5.5] },
  interview: { caption: 'The interviewer types what was said.', cues: [2, 4.5, 6] },
  scores: { caption: 'Behind each score: an answer or a note.', cues: [1, 3.5] },
  decision: { caption: 'The hiring manager decides.', cues: [2.5, 4, 5] },
};

export const tourForm = emailForm('tour-form');

export const demoTour = {
  heading: 'The 60-second tour',
  file: tourFile,
  scenes: demoChapters.map(({ id, name, seconds }) => ({ id, name, seconds, ...told[id] })),
  end: {
    heading: 'Try it on a role of your own',
    text: 'Invitations to the 7-day free trial go out in the order of joining.',
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
