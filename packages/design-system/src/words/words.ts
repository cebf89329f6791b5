/** The few words that the system says by itself; every other text comes in by props. */
export interface Words {
  ok: string;
  cancel: string;
  close: string;
  loading: string;
  showPassword: string;
  hidePassword: string;
  required: string;
  optional: string;
  copied: string;
  retry: string;
  hiddenAmount: string;
  requestId: string;
}
