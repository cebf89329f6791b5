/** Between the field and its list, and between the list and the edge of the screen, in px. */
const gap = 4;

export interface Screen {
  width: number;
  height: number;
  /** Where what can be seen begins and ends: a keyboard may cover the rest. */
  top: number;
  foot: number;
}

/** A popup's place on the screen. */
export interface Place {
  insets: { left: string; right: string; top: string; bottom: string };
  /** How high it can be there, in px. */
  room: number;
}

/** Below its anchor, or above where there is more room and below there is not enough. */
export function popupPlace(anchor: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>, popupHeight: number, screen: Screen): Place {
  const [below, above] = [screen.foot - anchor.bottom - 2 * gap, anchor.top - screen.top - 2 * gap];
  const isAbove = popupHeight > below && above > below;
  return {
    insets: {
      left: `${anchor.left}px`,
      right: `${screen.width - anchor.right}px`,
      top: isAbove ? 'auto' : `${anchor.bottom + gap}px`,
      bottom: isAbove ? `${screen.height - anchor.top + gap}px` : 'auto',
    },
    room: Math.max(0, isAbove ? above : below),
  };
}
