import { closingCall, closingForm } from '../content/emailForm.ts';
import { pressColors, pressKit } from '../content/press.ts';
import { WaitlistForm } from '../forms/WaitlistForm/WaitlistForm.tsx';
import { CallToAction } from '../sections/CallToAction/CallToAction.tsx';
import { ColorSwatches } from '../sections/ColorSwatches/ColorSwatches.tsx';
import { PressKit } from '../sections/PressKit/PressKit.tsx';
import type { PageMeta } from './PageMeta.ts';

export const meta = {
  title: 'Press kit',
  description:
    'Company description in 50 and 100 words, logo files, five colors, facts and a media contact, all free to copy for editorial use.',
  breadcrumb: pressKit.breadcrumb,
} satisfies PageMeta;

export function Press() {
  return (
    <>
      <PressKit {...pressKit} />
      <ColorSwatches {...pressColors} />
      <CallToAction {...closingCall} form={<WaitlistForm {...closingForm('press')} />} />
    </>
  );
}
