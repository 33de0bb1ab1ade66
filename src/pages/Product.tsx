import { closingForm } from '../content/emailForm.ts';
import {
  comparison,
  pillars,
  productClosingCall,
  productForm,
  productHeader,
  stakeholders,
} from '../content/product.ts';
import type { ProductPictures } from '../content/productPictures.ts';
import { roleSwitch } from '../content/roleSwitch.ts';
import { WaitlistForm } from '../forms/WaitlistForm/WaitlistForm.tsx';
import { AppWindow, WindowPanes, WindowRow } from '../illustrations/AppWindow/AppWindow.tsx';
import { CoachCard } from '../illustrations/CoachCard/CoachCard.tsx';
import { CompetencyRubric } from '../illustrations/CompetencyRubric/CompetencyRubric.tsx';
import { EvidenceReceipt } from '../illustrations/EvidenceReceipt/EvidenceReceipt.tsx';
import { LevelLadder } from '../illustrations/LevelLadder/LevelLadder.tsx';
import { NinetyDayStrip } from '../illustrations/NinetyDayStrip/NinetyDayStrip.tsx';
import { ScoreGrid } from '../illustrations/ScoreGrid/ScoreGrid.tsx';
import { useEntryState } from '../primitives/useEntryState.ts';
import { Stack } from '../primitives/Stack/Stack.tsx';
import { Text } from '../primitives/Text/Text.tsx';
import { CallToAction } from '../sections/CallToAction/CallToAction.tsx';
import { Comparison } from '../sections/Comparison/Comparison.tsx';
import { PageHeader } from '../sections/PageHeader/PageHeader.tsx';
import { RoleSwitch } from '../sections/RoleSwitch/RoleSwitch.tsx';
import { Stakeholders } from '../sections/Stakeholders/Stakeholders.tsx';
import { Stepper } from '../sections/Stepper/Stepper.tsx';
import type { PageMeta } from './PageMeta.ts';

export const meta = {
  title: 'Product: tests and evidence for sales hiring',
  description:
    'See how candidates sell before you hire: five competencies, a test built on your deals, interview guides and a report with the evidence for each score.',
  breadcrumb: productHeader.breadcrumb,
} satisfies PageMeta;

/** Drawings of the product's window, one for each pillar. */
function windowsOf({ windows, rubric, grid, coachCard, test, strip, signals }: ProductPictures) {
  return [
    <AppWindow key="scorecard" {...windows.scorecard}>
      <CompetencyRubric {...rubric} />
    </AppWindow>,
    <AppWindow key="scores" {...windows.scores} tone="dark">
      <ScoreGrid key={grid.id} {...grid} />
    </AppWindow>,
    <AppWindow key="guides" {...windows.guides}>
      <CoachCard {...coachCard} />
    </AppWindow>,
    <AppWindow key="test" {...windows.test}>
      <WindowPanes second={<EvidenceReceipt {...test.receipt} isLong />}>
        <Stack gap={3}>
          <Text>{test.situation}</Text>
          <Text tone="strong">{test.question}</Text>
          <LevelLadder {...test.levels} />
        </Stack>
      </WindowPanes>
    </AppWindow>,
    <AppWindow key="days" {...windows.days}>
      <NinetyDayStrip {...strip} />
      <WindowRow>
        {signals.map((signal) => (
          <EvidenceReceipt key={signal.competency} {...signal} isNamed={false} />
        ))}
      </WindowRow>
    </AppWindow>,
  ];
}

export interface ProductProps {
  /** The pictures of each role; the first is shown first. */
  readonly roles: readonly [ProductPictures, ...ProductPictures[]];
}

export function Product({ roles }: ProductProps) {
  const [shown, show] = useEntryState('role', roles[0]);
  return (
    <>
      <PageHeader {...productHeader} form={<WaitlistForm {...productForm} />} />
      <Stepper
        look="plain"
        steps={pillars}
        control={
          <RoleSwitch
            {...roleSwitch}
            value={shown.role}
            onValueChange={(role) => show(roles.find((each) => each.role === role) ?? shown)}
          />
        }
        pictures={windowsOf(shown)}
      />
      <Stakeholders {...stakeholders} />
      <Comparison {...comparison} />
      <CallToAction {...productClosingCall} form={<WaitlistForm {...closingForm('product')} />} />
    </>
  );
}
