import { useMutation } from '@tanstack/react-query';
import { refusalOf } from '../client/errors.ts';
import type { Refused } from '../i18n/useErrorText.ts';

/** What a request for a code by SMS or mail may end in, and how long the next one has to wait. */
export interface CodeSending<Request> {
  /** Minutes that the last code is good for, and that the button is locked (§9). */
  expiredMinutes: number;
  /** When the last request was sent, in ms of the clock; 0 before the first. */
  sentAt: number;
  /** Why the last request failed. */
  refusal: Refused | undefined;
  /**
   * `true` when the code is on its way; the button is then locked.
   * @param onRefused is told why it is not
   */
  sendCode(request: Request, onRefused?: (refused: Refused) => void): Promise<boolean>;
}

/** §9 "SMS countdown": where the reply says nothing else. */
const defaultMinutes = 1;

/** Asks for a code by SMS or mail (§4): the caller says by which call. */
export function useCodeSending<Request>(send: (request: Request) => Promise<{ expiredMinutes: number }>): CodeSending<Request> {
  const sending = useMutation({ mutationFn: send });
  return {
    expiredMinutes: sending.data?.expiredMinutes ?? defaultMinutes,
    sentAt: sending.submittedAt,
    refusal: sending.error ? refusalOf(sending.error) : undefined,
    sendCode: (request, onRefused) =>
      sending.mutateAsync(request).then(
        () => true,
        (error: unknown) => {
          onRefused?.(refusalOf(error));
          return false;
        },
      ),
  };
}
