import { createContext, lazy, type ReactElement, type ReactNode, Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import { type Launch, useLaunch } from './useLaunch.ts';

const LaunchContext = createContext<Launch | null>(null);
const LaunchOutcome = lazy(async () => ({ default: (await import('./LaunchOutcome.tsx')).LaunchOutcome }));

export interface LaunchProviderProps {
  /** Opens the login of the portal; the launch goes on after it. */
  onRequestLogin(): void;
  /** Opens the registration of the portal. */
  onRequestRegistration(): void;
  children: ReactNode;
}

/** One launch manager for the whole portal, with what it has to say (§4, §8). */
export function LaunchProvider({ onRequestLogin, onRequestRegistration, children }: LaunchProviderProps): ReactElement {
  const { t } = useTranslation('game-launch');
  const launch = useLaunch({ windowTitle: t('opening') });
  const hasOutcome = launch.state.status !== 'idle' && launch.state.status !== 'launching';
  return (
    <LaunchContext value={launch}>
      {children}
      {hasOutcome && (
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
