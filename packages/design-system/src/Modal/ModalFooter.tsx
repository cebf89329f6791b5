import { type ReactElement, useState } from 'react';
import { Button } from '../Button/index.ts';
import { useWords } from '../DesignSystemProvider/index.ts';
import { footer } from './Modal.css.ts';

export interface ModalFooterProps {
  /** Called by cancel, and after OK has done its work. */
  onClose: () => void;
  /** The button that does it. Default: the provider's word. */
  okText?: string | undefined;
  /** The button that leaves; null for none. Default: the provider's word. */
  cancelText?: string | null | undefined;
  /** What OK does; a promise keeps the modal open and busy until it is kept, and open when it is broken. Default: closes. */
  onOk?: (() => unknown) | undefined;
  /** `danger` for what can't be undone. Default `primary`. */
  okTone?: 'primary' | 'danger' | undefined;
}

/** The two buttons at the foot of a modal. */
export function ModalFooter({ onClose, okText, cancelText, onOk, okTone = 'primary' }: ModalFooterProps): ReactElement {
  const words = useWords();
  const [pending, setPending] = useState(false);
  const finish = async (): Promise<void> => {
    setPending(true);
    try {
      await onOk?.();
      onClose();
    } catch {
      // Whoever broke the promise shows why, inside of the modal.
    } finally {
      setPending(false);
    }
  };
  return (
    <div className={footer} data-part="footer">
      {cancelText !== null && (
        <Button tone="outline" onClick={onClose}>
          {cancelText ?? words.cancel}
        </Button>
      )}
      <Button tone={okTone} pending={pending} onClick={finish}>
        {okText ?? words.ok}
      </Button>
    </div>
  );
}
