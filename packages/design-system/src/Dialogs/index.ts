export { DialogProvider, type DialogProviderProps, useDialogs } from './DialogProvider.tsx';
export type { AlertOptions, ConfirmOptions, Dialogs } from './requests.ts';
