export interface AlertOptions {
  /** The point in a few words. */
  title: string;
  /** What happened and what follows. */
  message: string;
  /** Default: the provider's word. */
  okText?: string | undefined;
}

export interface ConfirmOptions extends AlertOptions {
  /** Default: the provider's word. */
  cancelText?: string | undefined;
  /** `danger` for what can't be undone. Default `primary`. */
  tone?: 'primary' | 'danger' | undefined;
}

export interface DialogRequest {
  id: number;
  kind: 'alert' | 'confirm';
  options: ConfirmOptions;
  /** True for OK, false for every other way out. */
  answer: (confirmed: boolean) => void;
}

export interface Dialogs {
  /** Tells something; done when it is closed in any way. What can't be loaded is told by the browser's own dialog. */
  alert: (options: AlertOptions) => Promise<void>;
  /** Asks something; false for cancel, Escape and cross. What can't be loaded is asked by the browser's own dialog. */
  confirm: (options: ConfirmOptions) => Promise<boolean>;
}
