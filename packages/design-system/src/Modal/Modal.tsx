import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { watchFocus } from './focusReturn.ts';
import { layer, pageLayer, pagePanel, panel, panelWidth, steadyPanel } from './Modal.css.ts';
import { ModalFooter, type ModalFooterProps } from './ModalFooter.tsx';
import { ModalLayer } from './ModalLayer.tsx';
import type { UnsavedChanges } from './UnsavedChanges.ts';
import { useUnsavedGuard } from './useUnsavedGuard.tsx';

export interface ModalProps extends Omit<ModalFooterProps, 'onClose' | 'onCancel' | 'onPendingChange'> {
  /** Whether it is shown. */
  open: boolean;
  /** Cross, Escape, mask, cancel, or a kept promise of `onOk`. */
  onClose: () => void;
  /** Its name. */
  title: string;
  /** In px; a phone gives a dialog the whole screen, an alertdialog a card. Default 520 (§9). */
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
  /** Changes that cross, Escape, mask and cancel would lose: they ask first, and OK does not (§2). Default none. */
  unsaved?: UnsavedChanges | undefined;
  /** As high as the screen lets it be from the start, so that content that comes late moves nothing. Default false: as high as its content. */
  steady?: boolean | undefined;
  /**
   * What stands at its side over the whole height, such as the entries of a centre. A phone has it above,
   * at most two fifths high: entries that are many are better a page of their own there. Default none.
   */
  aside?: ReactNode;
  children: ReactNode;
}

/** A layer that has to be left before the page goes on. */
export function Modal({ open, ...rest }: ModalProps): ReactElement | null {
  useEffect(watchFocus, []);
  return open ? <OpenModal {...rest} /> : null;
}

function OpenModal(props: Omit<ModalProps, 'open'>): ReactElement {
  const {
    onClose,
    title,
    width = 520,
    maskClosable,
    footerHide = false,
    showClose,
    role,
    describedBy,
    unsaved,
    steady = false,
    aside,
    children,
    ...footer
  } = props;
  const { leave, question } = useUnsavedGuard(unsaved);
  const [isPending, setIsPending] = useState(false);
  // OK is at work on the changes: there is nothing to decide, and “save” would be the second one.
  const close = (): void => (isPending && unsaved?.isDirty ? undefined : leave(onClose));
  return (
    <ModalLayer
      onClose={close}
      title={title}
      maskClosable={maskClosable}
      showClose={showClose}
      role={role}
      describedBy={describedBy}
      layerClass={role === 'alertdialog' ? layer : pageLayer}
      panelClass={role === 'alertdialog' ? panel : steady ? steadyPanel : pagePanel}
      panelStyle={assignInlineVars({ [panelWidth]: `${width}px` })}
      aside={aside}
      footer={!footerHide && <ModalFooter {...footer} onClose={onClose} onCancel={close} onPendingChange={setIsPending} />}
    >
      {children}
      {question}
    </ModalLayer>
  );
}
