import { closingForm } from '../content/emailForm.ts';
import { WaitlistForm } from '../forms/WaitlistForm/WaitlistForm.tsx';
import { roleSwitch } from '../content/roleSwitch.ts';
import { sampleClosingCall, samplesIntro, samplesNotes, samplesOf } from '../content/samples.ts';
import { CodeSheet } from '../illustrations/CodeSheet/CodeSheet.tsx';
import { EvidencePack } from '../illustrations/EvidencePack/EvidencePack.tsx';
import { LevelLadder } from '../illustrations/LevelLadder/LevelLadder.tsx';
import { StagePlan } from '../illustrations/StagePlan/StagePlan.tsx';
import { Sheet, SheetBody } from '../primitives/Sheet/Sheet.tsx';
import { CallToAction } from '../sections/CallToAction/CallToAction.tsx';
import { RoleSwitch } from '../sections/RoleSwitch/RoleSwitch.tsx';
import { SampleGallery } from '../sections/SampleGallery/SampleGallery.tsx';
import type { PageMeta } from './PageMeta.ts';
import { useRoleFile } from './useRoleFile.ts';

export const meta = {
  title: 'Sample evidence pack, blueprint and rubric',
  description:
    'Open, print or download what you would get, for three sales roles: evidence pack, blueprint, scores, rubric and webhook payload.',
  breadcrumb: samplesIntro.breadcrumb,
} satisfies PageMeta;

export function Samples() {
  const [file, choose] = useRoleFile();
  const { items, pack, plan, rubric, scores, webhook } = samplesOf(file);
  return (
    <>
      <SampleGallery
        {...samplesIntro}
        roleSwitch={<RoleSwitch {...roleSwitch} value={file.id} onValueChange={choose} />}
        items={items}
        pictures={[
          <EvidencePack key="pack" {...pack} />,
          <Sheet key="plan" {...plan.words}>
            <SheetBody>
              <StagePlan {...plan.stages} />
            </SheetBody>
          </Sheet>,
          <Sheet key="rubric" {...rubric.words}>
            <SheetBody>
              <LevelLadder anchors={rubric.anchors} />
            </SheetBody>
          </Sheet>,
          <CodeSheet key="scores" {...scores} />,
          <CodeSheet key="webhook" {...webhook} />,
        ]}
        notes={samplesNotes}
      />
      <CallToAction {...sampleClosingCall} form={<WaitlistForm {...closingForm('samples')} />} />
    </>
  );
}
