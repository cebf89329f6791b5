export { ToastProvider, type ToastProviderProps, useToasts } from './ToastProvider.tsx';
export type { ToastMessage, Toasts, ToastTone } from './toasts.ts';
