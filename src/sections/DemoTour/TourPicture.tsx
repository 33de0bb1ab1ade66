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
import type { Score } from '../../illustrations/ScoreCell/ScoreCell.tsx';

/** The scenes, in the order in which the file is filled in. */
export type SceneId = 'role' | 'competencies' | 'proof-test' | 'interview' | 'scores' | 'decision';

/** The file that the tour fills in. */
export interface TourFile {
  readonly role: string;
  /** Says that the file is made up. */
  readonly note: string;
  readonly candidate: string;
  /** The candidate's scores in the head of the file after each finding; a blank where there is none yet. */
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

/** Draws the page of a scene; `cue` is how many of the scene's cues have passed. */
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

/** The finding of a scene: the scores in the head before and after it, and after how many cues it is made. */
interface Finding {
  readonly before: keyof TourFile['scores'];
  readonly cue: number;
  readonly after: keyof TourFile['scores'];
}

const findings: Readonly<Partial<Record<SceneId, Finding>>> = {
  'proof-test': { before: 'atFirst', cue: 3, after: 'afterTest' },
  interview: { before: 'afterTest', cue: 3, after: 'afterInterview' },
  scores: { before: 'afterInterview', cue: 1, after: 'afterAll' },
  decision: { before: 'afterAll', cue: 0, after: 'afterAll' },
};

interface TourPictureProps {
  readonly file: TourFile;
  readonly scene: SceneId;
  /** How many of the scene's cues have passed. */
  readonly cue: number;
}

/** The file as it is in a scene. The first two have no candidate, because nobody has applied yet. */
export function TourPicture({ file, scene, cue }: TourPictureProps) {
  const finding = findings[scene];
  const candidate = finding && {
    name: file.candidate,
    scores: file.scores[cue < finding.cue ? finding.before : finding.after],
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
