import { DemoVideoView, type DemoVideoProps } from './DemoVideoView.tsx';
import { useDemoFrame } from './useDemoFrame.ts';

/** The demo behind its poster: the frame is fetched when the visitor presses play, and not before. */
export function DemoVideo(props: DemoVideoProps) {
  return <DemoVideoView {...props} {...useDemoFrame(props.frame.src, props.loading)} />;
}
