export { DialogProvider, type DialogProviderProps, useDialogs } from './Dialogs.tsx';
export type { AlertOptions, ConfirmOptions, Dialogs } from './requests.ts';
