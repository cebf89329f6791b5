import type { Words } from './words.ts';

/** The system’s few words in English. */
export const wordsEn: Words = {
  ok: 'OK',
  cancel: 'Cancel',
  close: 'Close',
  loading: 'Loading',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  required: 'required',
  optional: 'optional',
  copied: 'Copied',
  retry: 'Try again',
  hiddenAmount: 'Hidden amount',
  requestId: 'Request ID',
};
