export type ToastTone = 'info' | 'positive' | 'warning' | 'negative';

interface ToastBase {
  /** What it means; `warning` and `negative` are read out at once, the others when there is a pause. */
  tone: ToastTone;
  /** What happened, in a few words. */
  title: string;
  /** What follows from it. Default nothing. */
  text?: string | undefined;
  /** How long it stays; 0 until it is closed. Default 1 (§9; the legion's stay 2.5), and 0 with an action. */
  seconds?: number | undefined;
  /** One thing to do about it, which can be done elsewhere too. Default none. */
  action?: { text: string; onSelect: () => void } | undefined;
}
/** A short message about what has just happened. */
export type ToastMessage = Readonly<ToastBase>;
export type ShownToast = ToastMessage & { id: number };

/** What shows toasts. */
export interface Toasts {
  show: (toast: ToastMessage) => void;
}

const mostShown = 3;
/** §9. */
const usualSeconds = 1;

/** The toasts after one more: the three newest, and the same message once. */
export function withToast(shown: readonly ShownToast[], toast: ShownToast): readonly ShownToast[] {
  const isOther = ({ tone, title, text }: ShownToast): boolean => tone !== toast.tone || title !== toast.title || text !== toast.text;
  return [...shown.filter(isOther), toast].slice(-mostShown);
}

/** How long a toast stays, in milliseconds; 0 until it is closed. */
export function toastTime({ seconds, action }: ToastMessage): number {
  return (seconds ?? (action ? 0 : usualSeconds)) * 1000;
}
