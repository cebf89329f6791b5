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
  /** What it is about, such as an order’s id: it takes the place of a toast about the same. Default its tone and words. */
  about?: string | undefined;
  /** Its time is over, someone closed it or newer ones have pushed it out; not where one about the same has taken its place. Default nothing. */
  onClose?: (() => void) | undefined;
}
/** A short message about what has just happened. */
export type ToastMessage = Readonly<ToastBase>;
export type ShownToast = ToastMessage & {
  id: number;
  /** The toast whose place it has taken. */
  replaced?: number | undefined;
};

/** What shows toasts. */
export interface Toasts {
  show: (toast: ToastMessage) => void;
  /** Ends the toast that is about this, if it is shown: what it said is so no longer. */
  close: (about: string) => void;
}

const mostShown = 3;
/** §9. */
const usualSeconds = 1;

const subjectOf = ({ tone, title, text, about }: ToastMessage): string => JSON.stringify(about === undefined ? [tone, title, text] : about);

/** The toasts after one more: the three newest, and one about the same thing. */
export function withToast(shown: readonly ShownToast[], toast: ShownToast): readonly ShownToast[] {
  const subject = subjectOf(toast);
  const others = shown.filter((other) => subjectOf(other) !== subject);
  const replaced = shown.find((other) => !others.includes(other))?.id;
  return [...others, { ...toast, replaced }].slice(-mostShown);
}

/** How long a toast stays, in milliseconds; 0 until it is closed. */
export function toastTime({ seconds, action }: ToastMessage): number {
  return (seconds ?? (action ? 0 : usualSeconds)) * 1000;
}
