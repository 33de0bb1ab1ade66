import type { DemoTourProps } from '../sections/DemoTour/DemoTourView.tsx';
import { demoChapters } from './demoChapters.ts';

const captions: Readonly<Record<(typeof demoChapters)[number]['id'], string>> = {
  role: 'Paste the job description and add how you sell: motion, deal size, cycle, buyers and objections. What is missing comes back as a question.',
  competencies:
    'You get a draft of five competencies. Each has four anchors, from a weak answer to a strong one. Rename, swap or drop any of them.',
  'proof-test':
    'Candidates do short tasks taken from the job. Here a deal has gone quiet. The hiring team has approved the score of each option.',
  'coach-card':
    'Each interviewer opens one card: the competency that is theirs, what to ask, and what to listen for.',
  evidence:
    'Each score points to an interviewer’s note with its minute, or to the answer that was chosen. A blank cell means no evidence yet.',
  decision:
    'The pack ends in a recommendation with its reasons. People decide: here the hiring manager, with the notes in view.',
};

export const demoTour = {
  heading: 'The 60-second tour',
  scenes: demoChapters.map(({ id, name, seconds }) => ({
    id,
    name,
    seconds,
    caption: captions[id],
  })),
  words: {
    play: 'Play',
    pause: 'Pause',
    restart: 'Restart',
    previous: 'Previous',
    next: 'Next',
    progress: 'Progress of the tour',
    still: 'Your device asks for less motion, so the tour waits for you at each scene.',
  },
  transcriptHeading: 'The tour in words',
  home: { label: 'To the demo page', href: '/demo' },
} satisfies Omit<DemoTourProps, 'pictures'>;
