import { TickerSpace } from '@baize/design-system';
import { tickerMemory } from '@baize/features/notices';
import { type ReactElement, useState } from 'react';
import { HomeTicker } from '../routes/parts.ts';
import { useSettled } from '../routes/SettledProvider.tsx';
import { LazyPart } from './LazyPart.tsx';

/** The notices of the home page: their room is there from the first paint, they come after it. */
export function PortalTicker(): ReactElement {
  const [hasSpace] = useState(tickerMemory.isExpecting);
  const isSettled = useSettled();
  const space = hasSpace ? <TickerSpace coming /> : null;
  if (!isSettled) return <>{space}</>;
  return (
    <LazyPart space={space} isUnseen={!hasSpace}>
      <HomeTicker hasSpace={hasSpace} />
    </LazyPart>
  );
}
