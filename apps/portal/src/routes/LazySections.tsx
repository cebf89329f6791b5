import { type GameActions, useNearScreen } from '@baize/features/core';
import { type ReactElement, useEffect, useState } from 'react';
import { LazyPart } from '../shell/LazyPart.tsx';
import { HomeSections } from './parts.ts';
import { useSettled } from './SettledProvider.tsx';

/** The sections are mounted this far ahead of the screen: they stand before a reader comes there, however fast he scrolls. */
const twoScreens = '200%';

/** Mounts the sections of the home two screens before a reader comes to them, or at his first key. Until then a phone draws nothing of them. */
export function LazySections(play: GameActions): ReactElement {
  const isSettled = useSettled();
  const [ref, isNear] = useNearScreen<HTMLDivElement>(twoScreens);
  const [hasKey, setKey] = useState(false);
  const isWanted = isSettled && (isNear || hasKey);
  // A user of the keyboard or of a screen reader may leap over any distance.
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
