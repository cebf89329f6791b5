import * as RadixToast from '@radix-ui/react-toast';
import { type ReactElement, useEffect, useRef } from 'react';
import { Button } from '../Button/index.ts';
import { useWords } from '../DesignSystemProvider/index.ts';
import { alertIcon, closeIcon, errorIcon, infoIcon, successIcon } from '../Icon/icons.ts';
import { Icon, type IconDrawing } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import * as css from './Toast.css.ts';
import { type ShownToast, type ToastTone, toastTime } from './toasts.ts';
import { useToastTimer } from './useToastTimer.ts';

export interface ToastCardProps {
  /** What it says. */
  toast: ShownToast;
  /** Whether its time stands still. */
  paused: boolean;
  /** It has taken the place of one that had the focus. */
  takesFocus: boolean;
  /** A pointer or the focus has come or gone. */
  onHoldToast: (by: string, isHeld: boolean) => void;
  /** Its time is over, or someone closed it. */
  onCloseToast: (id: number) => void;
}

const iconForTone: Record<ToastTone, IconDrawing> = { info: infoIcon, positive: successIcon, warning: alertIcon, negative: errorIcon };
const isUrgent: Record<ToastTone, boolean> = { info: false, positive: false, warning: true, negative: true };

/** One toast. */
export function ToastCard({ toast, paused, takesFocus, onHoldToast, onCloseToast }: ToastCardProps): ReactElement {
  const words = useWords();
  const { id, tone, title, text, action } = toast;
  const time = toastTime(toast);
  const card = useRef<HTMLLIElement>(null);
  const close = (): void => onCloseToast(id);
  useEffect(() => {
    if (takesFocus) card.current?.focus();
  }, [takesFocus]);
  useToastTimer(time, paused, close);
  return (
    <RadixToast.Root
      ref={card}
      className={css.card}
      data-part="toast"
      type={isUrgent[tone] ? 'foreground' : 'background'}
      onOpenChange={close}
      // A modal that has opened since takes the key as its own.
      onKeyDown={({ key }) => key === 'Escape' && close()}
      onPointerEnter={() => onHoldToast(`${id} pointer`, true)}
      onPointerLeave={() => onHoldToast(`${id} pointer`, false)}
      onFocus={() => onHoldToast(`${id} focus`, true)}
      onBlur={() => onHoldToast(`${id} focus`, false)}
    >
      <span className={css.icons[tone]}>
        <Icon icon={iconForTone[tone]} />
      </span>
      <div className={css.body}>
        <div className={css.words}>
          <RadixToast.Title className={css.title}>{title}</RadixToast.Title>
          {text && <RadixToast.Description className={css.text}>{text}</RadixToast.Description>}
        </div>
        {action && (
          <RadixToast.Action asChild altText={action.text}>
            <Button className={css.action} tone="ghost" size="small" onClick={action.onSelect}>
              {action.text}
            </Button>
          </RadixToast.Action>
        )}
      </div>
      {time === 0 && (
        <RadixToast.Close asChild>
          <IconButton className={css.cross} size="small" icon={closeIcon} label={words.close} />
        </RadixToast.Close>
      )}
    </RadixToast.Root>
  );
}
