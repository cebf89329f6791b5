import { type GameActions, useNearScreen } from '@baize/features/core';
import { type ReactElement, useEffect, useState } from 'react';
import { LazyPart } from '../shell/LazyPart.tsx';
import { HomeSections } from './parts.ts';
import { useSettled } from './SettledProvider.tsx';

/** So far from the screen they begin: what stands there is drawn before its reader comes, however fast he moves his thumb. */
const twoScreens = '200%';

/** Of what stands far below on a phone nothing is drawn until its reader moves: two screens before he comes there, or with his first key. */
export function LazySections(play: GameActions): ReactElement {
  const isSettled = useSettled();
  const [ref, isNear] = useNearScreen<HTMLDivElement>(twoScreens);
  const [hasKey, setKey] = useState(false);
  const isWanted = isSettled && (isNear || hasKey);
  // Who goes by keys, or has the page read to him, may leap over any distance.
  useEffect(() => {
    if (isWanted) return;
    const note = (): void => setKey(true);
    addEventListener('keydown', note, { once: true });
    return () => removeEventListener('keydown', note);
  }, [isWanted]);
  if (!isWanted) return <div ref={ref} />;
  return (
    <LazyPart>
      <HomeSections {...play} />
    </LazyPart>
  );
}
