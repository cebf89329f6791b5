import { createContext, type ReactElement, type ReactNode, use, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk, useChunk, useErrorText, useLanguage, useView } from '../../core/index.ts';
import { LaunchNoticeView } from './LaunchNoticeView.tsx';
import { LaunchOutcomeError } from './LaunchOutcomeError.tsx';
import type { LaunchOptions, LaunchState } from './launchState.ts';
import { type Launch, loadRun, useLaunch } from './useLaunch.ts';

const LaunchContext = createContext<Launch | null>(null);
const loadOutcome = async () => (await import('./LaunchOutcome.tsx')).LaunchOutcome;

/** The first paint comes first; a launch before fetches what it needs. In milliseconds. */
const preloadAfterMs = { run: 1_500, outcome: 4_000 } as const;

/** What a dialog tells. */
const outcomes: readonly LaunchState['status'][] = ['loginNeeded', 'confirming', 'blocked', 'failed'];

export interface LaunchProviderProps extends Pick<LaunchOptions, 'playerHref' | 'here'> {
  /** Opens the login of the portal; the launch goes on after it. */
  onRequestLogin(): void;
  /** Opens the registration of the portal. */
  onRequestRegistration(): void;
  children: ReactNode;
}

/** Brings what a launch needs before it is asked for: the first one that has something to say may well say that the network is gone. */
function usePreloads(): void {
  useEffect(() => {
    const preload = (load: () => Promise<unknown>) => (): void => {
      // Never without a network: a module that could not be fetched may stay lost until the page is loaded again.
      if (navigator.onLine) loadChunk(load).catch(() => undefined);
    };
    const waits = [setTimeout(preload(loadRun), preloadAfterMs.run), setTimeout(preload(loadOutcome), preloadAfterMs.outcome)];
    return () => waits.forEach(clearTimeout);
  }, []);
}

/** One launch manager for the whole portal, with what it has to say (§4, §8). */
export function LaunchProvider({ playerHref, here, children, ...exits }: LaunchProviderProps): ReactElement {
  const Notice = useView(LaunchNoticeView);
  const { t } = useTranslation('launch');
  const launch = useLaunch({ windowTitle: t('opening'), playerHref, here });
  const hasOutcome = outcomes.includes(launch.state.status);
  const { part: LaunchOutcome, isLost } = useChunk(loadOutcome, hasOutcome);
  usePreloads();
  const errorText = useErrorText();
  const language = useLanguage();
  const wordOf = (state: LaunchState): string => {
    if (state.status === 'closed') return t(`closed.${state.mode}`, { name: state.game.name[language] });
    if (state.status === 'flash') return t('flash', { vendor: state.game.vendor });
    return state.status === 'busy' ? errorText.of(state.refusal) : '';
  };
  return (
    <LaunchContext value={launch}>
      {children}
      <Notice text={wordOf(launch.state)} />
      {hasOutcome && LaunchOutcome && <LaunchOutcome launch={launch} {...exits} />}
      {hasOutcome && isLost && <LaunchOutcomeError launch={launch} {...exits} />}
    </LaunchContext>
  );
}

/** The portal's launch manager. */
export function useLaunchManager(): Launch {
  const launch = use(LaunchContext);
  if (!launch) throw new Error('No launch manager: wrap the app in <LaunchProvider>.');
  return launch;
}
