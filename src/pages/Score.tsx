import { closingForm } from '../content/emailForm.ts';
import { roleSwitch } from '../content/roleSwitch.ts';
import {
  scoreAddress,
  scoreClosingCall,
  scoreHeader,
  scoreReasons,
  scoreResult,
  scoreWords,
} from '../content/score.ts';
import { WaitlistForm } from '../forms/WaitlistForm/WaitlistForm.tsx';
import { AnswerRound } from '../sections/AnswerRound/AnswerRound.tsx';
import { CallToAction } from '../sections/CallToAction/CallToAction.tsx';
import { Differentiators } from '../sections/Differentiators/Differentiators.tsx';
import { RoleSwitch } from '../sections/RoleSwitch/RoleSwitch.tsx';
import { ScoreStrip } from '../sections/ScoreStrip/ScoreStrip.tsx';
import type { PageMeta } from './PageMeta.ts';
import { useScorePlay } from './useScorePlay.ts';

export const meta = {
  title: 'Score this answer',
  description:
    'Five sample interview answers to score from 1 to 4. Compare your levels with ours and share the result. Nothing is stored or sent.',
  breadcrumb: scoreHeader.breadcrumb,
} satisfies PageMeta;

export function Score() {
  const { rounds, play, round, print, next, start } = useScorePlay();
  return (
    <>
      <AnswerRound
        {...scoreHeader}
        rounds={rounds}
        words={scoreWords}
        current={round}
        answers={play.answers}
        onPrint={print}
        onNext={next}
        roleSwitch={<RoleSwitch {...roleSwitch} value={play.set} onValueChange={start} />}
        result={
          <ScoreStrip
            {...scoreResult}
            cells={play.answers.flatMap((given, index) => {
              const scored = rounds[index];
              return scored ? [{ competency: scored.competency, given, key: scored.level }] : [];
            })}
            share={{ ...scoreResult.share, address: scoreAddress }}
            onPlay={() => start(play.set)}
          />
        }
      />
      <Differentiators {...scoreReasons} />
      <CallToAction {...scoreClosingCall} form={<WaitlistForm {...closingForm('score')} />} />
    </>
  );
}
