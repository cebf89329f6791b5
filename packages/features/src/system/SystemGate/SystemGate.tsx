import { type ReactElement, type ReactNode, useCallback } from 'react';
import { useBrandZone, useChunk, usePermission, useView, type View as ViewOf } from '../../core/index.ts';
import { ClosedInShort } from './ClosedInShort.tsx';
import type { ClosedViewProps } from './ClosedView.tsx';
import { useSystemStatus } from './useSystemStatus.ts';

export interface SystemGateProps {
  /** The brand's mark, above the notice. */
  mark: ReactNode;
  /**
   * A brand's own words of the closed page, in both languages at once; asked for only there. Where they don't come within three seconds, the package's stand.
   * Default: the package's. The same from draw to draw.
   */
  loadTexts?: (() => Promise<ClosedViewProps['texts']>) | undefined;
  children: ReactNode;
}

const loadView = async () => (await import('./ClosedView.tsx')).ClosedView;

/** How long the page waits for a brand's own words, in milliseconds. */
const patienceMs = 3_000;

async function ownTexts(load: SystemGateProps['loadTexts']): Promise<ClosedViewProps['texts']> {
  try {
    return await Promise.race([load?.(), new Promise<undefined>((resolve) => setTimeout(resolve, load ? patienceMs : 0))]);
  } catch {
    return undefined;
  }
}

type InBrandZoneProps = Omit<ClosedViewProps, 'timeZone'> & { View: ViewOf<ClosedViewProps> };

/** Asks for the zone where a time is shown, which is only here: to learn the device's own is slow. */
function InBrandZone({ View, ...props }: InBrandZoneProps): ReactElement {
  const Shown = useView(View);
  return <Shown {...props} timeZone={useBrandZone()} />;
}

/** Shows the portal while it is open, or says why it isn't (§4, §8). */
export function SystemGate({ mark, loadTexts, children }: SystemGateProps): ReactElement | null {
  const system = useSystemStatus();
  const contacts = usePermission()?.customerService ?? [];
  const load = useCallback(async () => {
    const [ClosedView, texts] = await Promise.all([loadView(), ownTexts(loadTexts)]);
    return { ClosedView, texts };
  }, [loadTexts]);
  const { part, isLost } = useChunk(load, system.status !== 'open');
  if (system.status === 'open') return <>{children}</>;
  if (part) return <InBrandZone View={part.ClosedView} system={system} mark={mark} contacts={contacts} texts={part.texts} />;
  return isLost ? <ClosedInShort system={system} contacts={contacts} /> : null;
}
