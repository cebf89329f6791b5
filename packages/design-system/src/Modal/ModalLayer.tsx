import * as RadixDialog from '@radix-ui/react-dialog';
import { type CSSProperties, type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { usePortalContainer, useWords } from '../DesignSystemProvider/index.ts';
import { Heading } from '../Heading/index.ts';
import { closeIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/index.ts';
import { classNames } from '../shared/classNames.ts';
import { useIsInBrowser } from '../shared/useIsInBrowser.ts';
import { nameLayer } from '../theme/documentTitle.ts';
import { focusReturn } from './focusReturn.ts';
import * as css from './Modal.css.ts';
import { focusInto, keepInBody, makeScrollable } from './modalFocus.ts';
import { enterModalStack, nextSerial, scrollBarRoom } from './modalStack.ts';

export interface ModalLayerProps {
  /** Cross, Escape or mask. */
  onClose: () => void;
  /** Its name. */
  title: string;
  /** What the cross says. Default: the provider's word. */
  closeLabel?: string | undefined;
  /** A click beside it closes it. Default true. */
  maskClosable?: boolean | undefined;
  /** A cross in the corner. Default true. */
  showClose?: boolean | undefined;
  /** `alertdialog` for what interrupts. Default `dialog`. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Id of the text that is read with the title. Default none. */
  describedBy?: string | undefined;
  /** Where its panel stands. */
  layerClass: string;
  /** The look of its panel. */
  panelClass: string;
  /** Custom properties of its panel; no server renders them, for a strict CSP would block the attribute. Default none. */
  panelStyle?: CSSProperties | undefined;
  /** What stands at its side over the whole height. Default none. */
  aside?: ReactNode;
  /** Its row of buttons. Default none. */
  footer?: ReactNode;
  children: ReactNode;
}

const isInToast = (target: EventTarget | null): boolean => target instanceof Element && target.closest('[data-part=toast]') !== null;

/** What every layer that holds the page has: its place in the stack, its head, and where the focus goes and comes back. */
export function ModalLayer(props: ModalLayerProps): ReactElement | null {
  const container = usePortalContainer();
  // A server has nowhere to put it; the page brings it as soon as it is alive.
  const isInBrowser = useIsInBrowser();
  if (!isInBrowser) return null;
  return createPortal(<OpenLayer {...props} />, container ?? document.body);
}

function OpenLayer(props: ModalLayerProps): ReactElement {
  const { onClose, title, closeLabel, maskClosable = true, showClose = true, role = 'dialog', describedBy } = props;
  const words = useWords();
  // A question that interrupts is of the place below it, which keeps its name.
  useEffect(() => (role === 'dialog' ? nameLayer(title) : undefined), [title, role]);
  // Read before the content mounts, for an input with autoFocus is quicker than any effect.
  const [giveFocusBack] = useState(focusReturn);
  const [keepFocus] = useState(keepInBody);
  const [serial] = useState(nextSerial);
  const [room] = useState(scrollBarRoom);
  const [enter] = useState(() => (layer: HTMLElement | null) => enterModalStack(layer, serial, room));
  const content = (
    <>
      {/* No header, which would be a second banner of the page. */}
      <div className={css.header}>
        <div ref={makeScrollable} className={css.title}>
          <RadixDialog.Title asChild>
            <Heading level={2}>{title}</Heading>
          </RadixDialog.Title>
        </div>
        {showClose && (
          <IconButton className={css.cross} size="medium" icon={closeIcon} label={closeLabel ?? words.close} onClick={onClose} />
        )}
      </div>
      <div ref={makeScrollable} className={classNames(css.body, !props.footer && css.bodyAlone)} data-part="body">
        {props.children}
      </div>
      {props.footer && (
        <div className={css.footer} data-part="footer">
          {props.footer}
        </div>
      )}
    </>
  );
  return (
    <RadixDialog.Root open onOpenChange={onClose}>
      <div ref={enter} className={classNames(css.mask, props.layerClass)}>
        <RadixDialog.Content
          className={classNames(css.sheet, props.panelClass, Boolean(props.aside) && css.split)}
          style={props.panelStyle}
          role={role}
          aria-modal
          aria-describedby={describedBy}
          // In a toast the key closes the toast.
          onEscapeKeyDown={(event) => isInToast(event.target) && event.preventDefault()}
          onPointerDownOutside={(event) => maskClosable || event.preventDefault()}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            if (event.currentTarget instanceof HTMLElement) focusInto(event.currentTarget);
          }}
          onFocus={({ currentTarget, target }) => keepFocus(currentTarget, target)}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            giveFocusBack();
          }}
        >
          {props.aside && (
            <div ref={makeScrollable} className={css.aside}>
              {props.aside}
            </div>
          )}
          {/* The same element with a side and without: a phone that is turned loses nothing of a form. */}
          <div className={props.aside ? css.main : css.whole}>{content}</div>
        </RadixDialog.Content>
      </div>
    </RadixDialog.Root>
  );
}
