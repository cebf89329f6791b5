import { type ReactElement, type ReactNode, useEffect } from 'react';
import { watchFocus } from '../Modal/focusReturn.ts';
import { ModalLayer } from '../Modal/ModalLayer.tsx';
import { layers, panels } from './Drawer.css.ts';

export interface DrawerProps {
  /** Whether it is shown. */
  open: boolean;
  /** Cross, Escape or mask. */
  onClose: () => void;
  /** Its name. */
  title: string;
  /** Which side of the page it stands on; on a phone it always comes up from the foot. Default `end`. */
  side?: 'start' | 'end' | undefined;
  /** A click beside it closes it. Default true. */
  maskClosable?: boolean | undefined;
  /** Buttons that stay in sight while the content scrolls. Default none. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A layer along the side of the page; on a phone a sheet at its foot. */
export function Drawer({ open, side = 'end', ...rest }: DrawerProps): ReactElement | null {
  useEffect(watchFocus, []);
  return open ? <ModalLayer {...rest} layerClass={layers[side]} panelClass={panels[side]} /> : null;
}
