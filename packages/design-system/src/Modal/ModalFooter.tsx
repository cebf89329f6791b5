import { type ReactElement, useEffect, useRef, useState } from 'react';
import { Button } from '../Button/index.ts';
import { useWords } from '../DesignSystemProvider/index.ts';
import { attempt } from '../shared/attempt.ts';

export interface ModalFooterProps {
  /** Called after OK has done its work. */
  onClose: () => void;
  /** Called by cancel. */
  onCancel: () => void;
  /** Called as the work of OK begins and ends. */
  onPendingChange: (isPending: boolean) => void;
  /** The button that does it. Default: the provider's word. */
  okText?: string | undefined;
  /** The button that leaves; null for none. Default: the provider's word. */
  cancelText?: string | null | undefined;
  /**
   * What OK does; a promise keeps the modal open and busy until it is kept, and open when it is broken: its owner shows why, inside of the
   * modal. What is thrown at once, and mistakes such as a `TypeError`, are reported to `window` besides. Default: closes.
   */
  onOk?: (() => unknown) | undefined;
  /** `danger` for what can't be undone. Default `primary`. */
  okTone?: 'primary' | 'danger' | undefined;
}

/** The two buttons at the foot of a modal. */
export function ModalFooter(props: ModalFooterProps): ReactElement {
  const { onClose, onCancel, onPendingChange, okText, cancelText, onOk, okTone = 'primary' } = props;
  const words = useWords();
  const [pending, setPending] = useState(false);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const changePending = (isPending: boolean): void => {
    setPending(isPending);
    onPendingChange(isPending);
  };
  const finish = async (): Promise<void> => {
    changePending(true);
    const done = await attempt(() => onOk?.());
    changePending(false);
    // Its owner may have left and opened it again: that one is not ours to close.
    if (done && isOpen.current) onClose();
  };
  return (
    <>
      {cancelText !== null && (
        <Button tone="outline" onClick={onCancel}>
          {cancelText ?? words.cancel}
        </Button>
      )}
      <Button tone={okTone} pending={pending} onClick={finish}>
        {okText ?? words.ok}
      </Button>
    </>
  );
}
