import { type ReactElement, useEffect, useRef, useState } from 'react';
import { BareButton } from '../Button/BareButton.tsx';
import type { ButtonProps, ButtonText } from '../Button/index.ts';
import { useWords } from '../DesignSystemProvider/index.ts';
import { attempt } from '../shared/attempt.ts';
import { fillIn } from '../shared/fillIn.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { locked } from './CountdownButton.css.ts';
import { countdownText } from './countdown.ts';
import { type CountdownStore, pageStore } from './countdownStore.ts';
import { useCountdown } from './useCountdown.ts';

export interface CountdownButtonProps
  extends Omit<ButtonProps, 'onClick' | 'pending' | 'aria-disabled' | 'children' | 'className' | 'type'> {
  /** What a click does: “Send code”. */
  children: ButtonText;
  /** Sends; true locks the button, false or a broken promise leaves it open. */
  onSend: () => Promise<boolean>;
  /** Tells this lock from others, such as `sms-login`. */
  storageKey: string;
  /** How long it is locked after a send, in minutes (§4, §9). What the server answers may be handed in during `onSend`. Default 1. */
  expiredMinutes?: number | undefined;
  /** Keeps the deadline; `sessionStorage` lets it survive a reload. Default: the page, which lets it survive a remount. */
  store?: CountdownStore | undefined;
}

/** A button that waits after it has sent: `Send again in 0:42`. */
export function CountdownButton(props: CountdownButtonProps): ReactElement {
  const { children, onSend, storageKey, expiredMinutes = 1, store = pageStore, tone = 'outline', size = 'small', ...rest } = props;
  const words = useWords();
  const [isSending, setIsSending] = useState(false);
  const [sent, setSent] = useState<{ key: string }>();
  const [announcedKey, setAnnouncedKey] = useState<string>();
  const { remaining, begin } = useCountdown(store, storageKey, expiredMinutes);
  const isBusy = useRef(false);
  const begun = useRef(sent);
  // After the render that brings what `onSend` may have learnt: the server's own minutes.
  useEffect(() => {
    if (!sent || sent === begun.current) return;
    begun.current = sent;
    begin(sent.key, expiredMinutes);
    setAnnouncedKey(sent.key);
  }, [sent, begin, expiredMinutes]);
  const isLocked = remaining > 0;

  const send = async (): Promise<void> => {
    if (isBusy.current || isLocked) return;
    isBusy.current = true;
    setIsSending(true);
    const done = await attempt(onSend);
    // The key of the click: another number may have been typed meanwhile.
    if (done?.result) setSent({ key: storageKey });
    isBusy.current = false;
    setIsSending(false);
  };
  // Said once at its beginning: each second would be a chatter.
  const beginning = fillIn(words.sendAgainIn, { time: countdownText(expiredMinutes * 60_000) });
  return (
    <>
      <BareButton
        {...rest}
        tone={tone}
        size={size}
        className={isLocked ? locked : undefined}
        pending={isSending}
        aria-disabled={isLocked || undefined}
        onClick={send}
      >
        {isLocked ? fillIn(words.sendAgainIn, { time: countdownText(remaining) }) : children}
      </BareButton>
      <VisuallyHidden>
        <span role="status">{announcedKey === storageKey && (isLocked ? beginning : words.sendAgainNow)}</span>
      </VisuallyHidden>
    </>
  );
}
