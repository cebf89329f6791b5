import { useState } from 'react';

/** What is told of a code, of the contact alone that it was asked for: of another one in its place nothing is said. */
export interface CodeContact {
  /** The last code was asked for with the contact that stands in the form. */
  isAsked: boolean;
  /** It is on its way there. */
  isSent: boolean;
  /** Sends, and keeps what became of it. */
  ask(send: () => Promise<boolean>): Promise<boolean>;
}

/**
 * Ties a code to the phone or address that it was asked for (§4).
 * @param contact as it is typed, with its country
 */
export function useCodeContact(contact: string): CodeContact {
  const [last, setLast] = useState<{ contact: string; isSent: boolean }>();
  const isAsked = last?.contact === contact;
  return {
    isAsked,
    isSent: isAsked && last.isSent,
    ask: async (send) => {
      setLast({ contact, isSent: false });
      const isSent = await send();
      setLast({ contact, isSent });
      return isSent;
    },
  };
}
