/** Keys that lead from tile to tile; the arrows along the row are those of the reading direction. */
type GridKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown' | 'Home' | 'End' | 'PageUp' | 'PageDown';

export interface GridShape {
  count: number;
  columns: number;
  isRightToLeft: boolean;
}

/** Rows that Page Up and Page Down pass over. */
const pageRows = 4;

/** The tile that a key leads to from another; the same where there is none, undefined for any other key. */
export function moveInGrid(index: number, key: string, { count, columns, isRightToLeft }: GridShape): number | undefined {
  const forward = isRightToLeft ? -1 : 1;
  const steps: Record<GridKey, number> = {
    ArrowLeft: -forward,
    ArrowRight: forward,
    ArrowUp: -columns,
    ArrowDown: columns,
    Home: -index,
    End: count - 1 - index,
    PageUp: -columns * Math.min(pageRows, Math.floor(index / columns)),
    PageDown: columns * Math.min(pageRows, Math.floor((count - 1 - index) / columns)),
  };
  if (!Object.hasOwn(steps, key)) return undefined;
  const target = index + steps[key as GridKey];
  return target < 0 || target >= count ? index : target;
}
