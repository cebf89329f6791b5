import { createContext, lazy, type ReactElement, type ReactNode, Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../core/index.ts';
import { LaunchNoticeView } from './LaunchNoticeView.tsx';
import { type Launch, type LaunchOptions, type LaunchState, useLaunch } from './useLaunch.ts';

const LaunchContext = createContext<Launch | null>(null);
const LaunchOutcome = lazy(async () => ({ default: (await import('./LaunchOutcome.tsx')).LaunchOutcome }));

/** What a dialog tells. */
const outcomes: readonly LaunchState['status'][] = ['loginNeeded', 'confirming', 'blocked', 'failed'];

export interface LaunchProviderProps extends Pick<LaunchOptions, 'playerHref'> {
  /** Opens the login of the portal; the launch goes on after it. */
  onRequestLogin(): void;
  /** Opens the registration of the portal. */
  onRequestRegistration(): void;
  children: ReactNode;
}

/** One launch manager for the whole portal, with what it has to say (§4, §8). */
export function LaunchProvider({ playerHref, onRequestLogin, onRequestRegistration, children }: LaunchProviderProps): ReactElement {
  const { t } = useTranslation('game-launch');
  const launch = useLaunch({ windowTitle: t('opening'), playerHref });
  const errorText = useErrorText();
  const wordOf = (state: LaunchState): string => {
    if (state.status === 'flash') return t('flash', { vendor: state.game.vendor });
    return state.status === 'busy' ? errorText.of(state.refusal) : '';
  };
  return (
    <LaunchContext value={launch}>
      {children}
      <LaunchNoticeView text={wordOf(launch.state)} />
      {outcomes.includes(launch.state.status) && (
        <Suspense fallback={null}>
          <LaunchOutcome launch={launch} onRequestLogin={onRequestLogin} onRequestRegistration={onRequestRegistration} />
        </Suspense>
      )}
    </LaunchContext>
  );
}

/** The portal's launch manager. */
export function useLaunchManager(): Launch {
  const launch = use(LaunchContext);
  if (!launch) throw new Error('No launch manager: wrap the app in <LaunchProvider>.');
  return launch;
}
