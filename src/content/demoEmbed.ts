import type { DemoTourProps } from '../sections/DemoTour/DemoTourView.tsx';
import type { EvidencePackProps } from '../illustrations/EvidencePack/EvidencePack.tsx';
import { evidencePack } from './artefacts.ts';
import { demoChapters } from './demoChapters.ts';

const captions: Readonly<Record<(typeof demoChapters)[number]['id'], string>> = {
  role: 'Paste the job description and add how you sell: motion, deal size, cycle, buyers and objections. What is missing comes back as a question.',
  competencies:
    'You get a draft of five competencies, each with anchors for what a weak and a strong answer sound like. Rename, swap or drop any of them.',
  'proof-test':
    'Candidates do short tasks taken from the job. Here a deal has gone quiet, and every option was rated by people who know the role.',
  'coach-card':
    'Each interviewer opens one card: the competency that is theirs, what to ask, and what to listen for.',
  evidence:
    'Every score points to a quote with its timestamp. A blank cell means that nobody has seen evidence yet, which is not a low score.',
  decision:
    'The pack ends in a recommendation with its reasons. People decide, with the quotes in view.',
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

const [discovery, , forecast] = evidencePack.receipts;

/** The pack as the last scene shows it: two of its quotes, so that the recommendation fits the frame. */
export const demoEvidencePack = {
  ...evidencePack,
  description:
    'Illustration of an evidence pack for Candidate B-07: two scores, each joined to a quote with its time and a rationale, followed by a recommendation to hire that people decide on.',
  receipts: [discovery, forecast].filter((receipt) => receipt !== undefined),
  others: [
    { competency: 'Multi-threading', score: 5 },
    { competency: 'Business case', score: 3 },
    { competency: 'Objection handling', score: 3 },
  ],
} satisfies EvidencePackProps;
