import { JackpotSpace, jackpotMemory } from '@baize/features/home';
import { type ReactElement, useState } from 'react';
import { LazyPart } from '../shell/LazyPart.tsx';
import { HomeJackpots } from './parts.ts';
import { useSettled } from './SettledProvider.tsx';

/** The jackpots: where the brand has any, their room is there from the first paint, and they come after it. */
export function LazyJackpots(): ReactElement {
  const isSettled = useSettled();
  const [hasSpace] = useState(jackpotMemory.isExpecting);
  const space = hasSpace ? <JackpotSpace isLoading /> : null;
  if (!isSettled) return <>{space}</>;
  return (
    <LazyPart space={space} isUnseen={!hasSpace}>
      <HomeJackpots hasSpace={hasSpace} />
    </LazyPart>
  );
}
