import { type FocusEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { moveInGrid } from './moveInGrid.ts';

interface GridFocusOptions {
  list: RefObject<HTMLElement | null>;
  count: number;
  columns: number;
  /** The first tile that is to be seen. */
  findFirstInSight: () => number;
  /** Brings a tile's row into sight. */
  onShowTile: (index: number) => void;
}
interface GridFocus {
  /** The one tile that the Tab key stops at: what stands below thousands of them is then in reach. */
  current: number;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
  /** To be called after each scrolling. */
  onScrolled: () => void;
}

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"], [data-tab-waits]';
const indexOf = (element: Element): number | undefined => {
  const index = element.closest('[data-index]')?.getAttribute('data-index');
  return index ? Number(index) : undefined;
};

/** Leads the focus from tile to tile, and keeps its place when a tile is scrolled out of the page. */
export function useGridFocus({ list, count, columns, findFirstInSight, onShowTile }: GridFocusOptions): GridFocus {
  const focused = useRef<number>(undefined);
  const [current, setCurrent] = useState(0);
  return {
    current: Math.min(current, count - 1),
    onKeyDown: (event) => {
      const target = event.target as Element;
      const from = indexOf(target) ?? focused.current;
      if (from === undefined || event.altKey || event.ctrlKey || event.metaKey || target.matches('input, textarea, select')) return;
      const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
      const goal = moveInGrid(from, event.key, { count, columns, isRightToLeft });
      if (goal === undefined) return;
      event.preventDefault();
      onShowTile(goal);
      focusWhenThere(list.current, goal);
    },
    onFocus: ({ target }) => {
      focused.current = indexOf(target) ?? focused.current;
      if (focused.current !== undefined) setCurrent(focused.current);
    },
    onBlur: ({ target }) => {
      // A tile that leaves the page blurs too; then the place is kept.
      queueMicrotask(() => {
        if (target.isConnected && document.activeElement !== list.current) focused.current = undefined;
      });
    },
    onScrolled: () => {
      if (!list.current?.querySelector(`[data-index="${current}"]`)) setCurrent(findFirstInSight());
      const isLost = focused.current !== undefined && document.activeElement === document.body;
      if (isLost) list.current?.focus({ preventScroll: true });
    },
  };
}

/** A tile far away is in the page, and then to be seen, only some frames after the grid was scrolled to it. */
function focusWhenThere(list: HTMLElement | null, index: number, frames = 60): void {
  const target = list?.querySelector(`[data-index="${index}"]`)?.querySelector<HTMLElement>(focusable);
  target?.focus({ preventScroll: true });
  if (frames > 0 && (!target || document.activeElement !== target)) requestAnimationFrame(() => focusWhenThere(list, index, frames - 1));
}
