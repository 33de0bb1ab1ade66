import { useMemo } from 'react';
import { useAnnounce } from '../../primitives/Announcer/Announcer.tsx';
import { type DemoTourProps, DemoTourView } from './DemoTourView.tsx';
import { sceneNumber } from './sceneNumber.ts';
import { useSceneAnnouncement } from './useSceneAnnouncement.ts';
import { sceneAt, useTour } from './useTour.ts';

/** The silent tour with its clock. It announces once what a press or the clock changes. */
export function DemoTour(props: DemoTourProps) {
  const { scenes, words, isInline = false } = props;
  const seconds = useMemo(() => scenes.map((scene) => scene.seconds), [scenes]);
  const tour = useTour(seconds, isInline);
  const announce = useAnnounce();
  const index = sceneAt(seconds, tour.elapsed);
  const scene = scenes[index];
  const said =
    scene === undefined
      ? words.over
      : `${sceneNumber(words.scene, index, scenes.length)}. ${scene.name}. ${scene.caption}`;

  useSceneAnnouncement(said, index, tour.isPlaying);

  return (
    <DemoTourView
      {...props}
      {...tour}
      onPause={() => {
        tour.onPause();
        announce(words.paused);
      }}
      onGo={(target) => {
        // Nothing on the screen changes before the first scene and after the end, so words say why.
        if (target < 0) announce(words.first);
        if (target > scenes.length) announce(words.over);
        if (target >= 0 && target <= scenes.length) tour.onGo(target);
      }}
    />
  );
}
