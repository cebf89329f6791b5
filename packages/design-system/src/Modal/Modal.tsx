import * as RadixDialog from '@radix-ui/react-dialog';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ReactElement, type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { usePortalContainer, useWords } from '../DesignSystemProvider/index.ts';
import { Heading } from '../Heading/index.ts';
import { closeIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/index.ts';
import { classNames } from '../shared/classNames.ts';
import * as css from './Modal.css.ts';
import { ModalFooter, type ModalFooterProps } from './ModalFooter.tsx';
import { firstTarget, focusedElement, makeScrollable } from './modalFocus.ts';
import { enterModalStack, nextSerial } from './modalStack.ts';

export interface ModalProps extends Omit<ModalFooterProps, 'onClose'> {
  /** Whether it is shown. */
  open: boolean;
  /** Cross, Escape, mask, cancel, or a kept promise of `onOk`. */
  onClose: () => void;
  /** Its name. */
  title: string;
  /** In px; a phone always gives the whole screen. Default 520 (§9). */
  width?: number | undefined;
  /** A click beside it closes it. Default true. */
  maskClosable?: boolean | undefined;
  /** No row of buttons, where the content brings its own. Default false. */
  footerHide?: boolean | undefined;
  /** A cross in the corner. Default true. */
  showClose?: boolean | undefined;
  /** `alertdialog` for what interrupts. Default `dialog`. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Id of the text that is read with the title. Default none. */
  describedBy?: string | undefined;
  children: ReactNode;
}

/** A layer that has to be left before the page goes on. */
export function Modal({ open, ...rest }: ModalProps): ReactElement | null {
  const container = usePortalContainer();
  return open ? createPortal(<OpenModal {...rest} />, container ?? document.body) : null;
}

function OpenModal(props: Omit<ModalProps, 'open'>): ReactElement {
  const { onClose, title, width = 520, maskClosable = true, footerHide = false, showClose = true, role, describedBy, children } = props;
  const words = useWords();
  // Read before the content mounts, for an input with autoFocus is quicker than any effect.
  const [opener] = useState(focusedElement);
  const [serial] = useState(nextSerial);
  const [enter] = useState(() => (layer: HTMLElement | null) => enterModalStack(layer, serial));
  return (
    <RadixDialog.Root open onOpenChange={onClose}>
      <div ref={enter} className={css.layer}>
        <RadixDialog.Content
          className={css.panel}
          style={assignInlineVars({ [css.panelWidth]: `${width}px` })}
          role={role ?? 'dialog'}
          aria-modal
          aria-describedby={describedBy}
          onPointerDownOutside={(event) => maskClosable || event.preventDefault()}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            if (event.currentTarget instanceof HTMLElement) firstTarget(event.currentTarget).focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener?.focus();
          }}
        >
          <header className={css.header}>
            <RadixDialog.Title asChild>
              <Heading level={2}>{title}</Heading>
            </RadixDialog.Title>
            {showClose && <IconButton className={css.cross} size="medium" icon={closeIcon} label={words.close} onClick={onClose} />}
          </header>
          <div ref={makeScrollable} className={classNames(css.body, footerHide && css.bodyAlone)} data-part="body">
            {children}
          </div>
          {!footerHide && <ModalFooter {...props} />}
        </RadixDialog.Content>
      </div>
    </RadixDialog.Root>
  );
}
