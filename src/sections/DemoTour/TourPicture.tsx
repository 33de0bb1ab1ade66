import type { ReactNode } from 'react';
import {
  AnswerChoice,
  type AnswerChoiceProps,
  answerSteps,
} from '../../illustrations/FilePage/AnswerChoice.tsx';
import {
  CompetencyDraft,
  type CompetencyDraftProps,
} from '../../illustrations/FilePage/CompetencyDraft.tsx';
import {
  Decision,
  type DecisionProps,
  decisionSteps,
} from '../../illustrations/FilePage/Decision.tsx';
import { FilePage } from '../../illustrations/FilePage/FilePage.tsx';
import { JobText, type JobTextProps } from '../../illustrations/FilePage/JobText.tsx';
import {
  ListenFor,
  type ListenForProps,
  noteSteps,
} from '../../illustrations/FilePage/ListenFor.tsx';
import {
  PrintedScores,
  type PrintedScoresProps,
} from '../../illustrations/FilePage/PrintedScores.tsx';
import type { Score } from '../../primitives/ScoreCell/ScoreCell.tsx';

/** The scenes, in the order in which the file is filled in. */
export type SceneId = 'role' | 'competencies' | 'proof-test' | 'interview' | 'scores' | 'decision';

/** The file that the tour fills in. */
export interface TourFile {
  readonly role: string;
  /** Says that the file is made up. */
  readonly note: string;
  readonly candidate: string;
  /** What the head of the file knows of the candidate after each finding, a blank where nothing. */
  readonly scores: Readonly<
    Record<'atFirst' | 'afterTest' | 'afterInterview' | 'afterAll', readonly Score[]>
  >;
  readonly jobText: JobTextProps;
  readonly competencyDraft: CompetencyDraftProps;
  readonly answerChoice: AnswerChoiceProps;
  readonly listenFor: ListenForProps;
  readonly printedScores: PrintedScoresProps;
  readonly decision: DecisionProps;
  /** One sentence a scene, for people who do not see it. */
  readonly descriptions: Readonly<Record<SceneId, string>>;
}

/** What a scene draws once so many of its cues are over. */
const pages: Readonly<Record<SceneId, (file: TourFile, cue: number) => ReactNode>> = {
  role: (file, cue) => <JobText {...file.jobText} marked={cue} />,
  competencies: (file, cue) => <CompetencyDraft {...file.competencyDraft} named={cue} />,
  'proof-test': (file, cue) => (
    <AnswerChoice {...file.answerChoice} step={answerSteps[cue] ?? 'explained'} />
  ),
  interview: (file, cue) => <ListenFor {...file.listenFor} step={noteSteps[cue] ?? 'scored'} />,
  scores: (file, cue) => (
    <PrintedScores {...file.printedScores} isFilled={cue > 0} printed={Math.max(cue - 1, 0)} />
  ),
  decision: (file, cue) => <Decision {...file.decision} step={decisionSteps[cue] ?? 'signed'} />,
};

type Known = keyof TourFile['scores'];

/** What the head knows of the candidate before a scene's finding, and from which cue on what after it. */
const findings: Readonly<Partial<Record<SceneId, readonly [Known, number, Known]>>> = {
  'proof-test': ['atFirst', 3, 'afterTest'],
  interview: ['afterTest', 3, 'afterInterview'],
  scores: ['afterInterview', 1, 'afterAll'],
  decision: ['afterAll', 0, 'afterAll'],
};

interface TourPictureProps {
  readonly file: TourFile;
  readonly scene: SceneId;
  /** How many of the scene's cues are over. */
  readonly cue: number;
}

/** The file as it is in a scene; nobody has applied in the first two. */
export function TourPicture({ file, scene, cue }: TourPictureProps) {
  const finding = findings[scene];
  const candidate = finding && {
    name: file.candidate,
    scores: file.scores[cue < finding[1] ? finding[0] : finding[2]],
  };
  return (
    <FilePage
      role={file.role}
      note={file.note}
      description={file.descriptions[scene]}
      candidate={candidate}
      passesScores={scene === 'proof-test' || scene === 'interview'}
      order={scene === 'role' ? 'first' : 'later'}
    >
      {pages[scene](file, cue)}
    </FilePage>
  );
}
