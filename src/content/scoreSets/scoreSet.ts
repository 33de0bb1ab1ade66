import type { AnswerRoundProps } from '../../sections/AnswerRound/AnswerRound.tsx';
import type { Level, ScoredAnswer } from '../../sections/AnswerRound/types.ts';
import { competencyOf } from '../hiringFiles/derive.ts';
import type { HiringFile } from '../hiringFiles/types.ts';

/** What is written for one answer; competency and anchors come from the hiring file. */
type WrittenAnswer = Pick<ScoredAnswer, 'question' | 'answer' | 'level' | 'reason'>;

/** Five answers of one role to score. */
export interface ScoreSet {
  readonly id: HiringFile['id'];
  readonly rounds: AnswerRoundProps['rounds'];
}

/** The answers of a role, by the ids of the competencies they show, beside the anchors of its file. */
export function scoreSetOf(
  file: HiringFile,
  answers: Readonly<Record<string, WrittenAnswer>>,
): ScoreSet {
  const rounds = Object.entries(answers).map(([competency, written]) => {
    const { name, anchors } = competencyOf(file, competency);
    return {
      id: `${file.id}-${competency}`,
      competency: name,
      anchors: anchors.map(({ level, anchor }): { level: Level; anchor: string } => ({
        level,
        anchor,
      })),
      ...written,
    };
  });
  return { id: file.id, rounds };
}
