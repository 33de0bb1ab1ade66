import { useEffect, useRef } from 'react';
import { useAnnounce } from '../../primitives/Announcer/Announcer.tsx';
import { type DemoTourProps, DemoTourView } from './DemoTourView.tsx';
import { sceneAt, useTour } from './useTour.ts';

/** The silent tour with its clock. Each new scene's caption is spoken once. */
export function DemoTour(props: DemoTourProps) {
  const seconds = props.scenes.map((scene) => scene.seconds);
  const tour = useTour(seconds);
  const announce = useAnnounce();
  const scene = sceneAt(seconds, tour.elapsed);
  const shown = useRef(scene);
  const { name = '', caption = '' } = props.scenes[scene] ?? {};

  useEffect(() => {
    if (shown.current === scene) return;
    shown.current = scene;
    announce(`${name}. ${caption}`);
  }, [announce, caption, name, scene]);

  return <DemoTourView {...props} {...tour} />;
}
