import { type DemoVideoProps, DemoVideoView } from './DemoVideoView.tsx';
import { useDemo } from './useDemo.ts';

/** The demo behind its poster: it is fetched when the visitor presses play, and not before. */
export function DemoVideo(props: DemoVideoProps) {
  const { film, loadTour, loading, link } = props;
  const demo = useDemo(film === undefined ? loadTour : undefined, loading, link.to);
  return <DemoVideoView {...props} {...demo} />;
}
