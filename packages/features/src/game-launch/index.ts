export { LaunchOutcomeView, type LaunchOutcomeViewProps } from './Launch/LaunchOutcomeView.tsx';
export { LaunchProvider, type LaunchProviderProps, useLaunchManager } from './Launch/LaunchProvider.tsx';
export { type LaunchMode, launchPayload, platformFor } from './Launch/launchPayload.ts';
export { type Launch, type LaunchState, useLaunch } from './Launch/useLaunch.ts';
