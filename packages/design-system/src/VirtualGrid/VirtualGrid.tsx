import { type ReactElement, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';
import { propertiesRef } from '../shared/propertiesRef.ts';
import { useIsInBrowser } from '../shared/useIsInBrowser.ts';
import { createPictureTurns } from './pictureTurns.ts';
import { rememberedPlace, rememberPlace } from './rememberedPlaces.ts';
import { tabStopsRef } from './tabStopsRef.ts';
import { type GridColumns, useColumns } from './useColumns.ts';
import { useGridFocus } from './useGridFocus.ts';
import * as css from './VirtualGrid.css.ts';

export interface VirtualGridProps<Item> {
  /** The list's name: “All games”. */
  label: string;
  /** All of them; keep the same array from draw to draw. */
  items: readonly Item[];
  /** Tells one item from another. */
  itemKey: (item: Item) => string;
  /**
   * Draws a tile. Its pictures are `loading="lazy"` and take no part in its size: while the list is scrolled they come after it.
   */
  renderItem: (item: Item, index: number) => ReactNode;
  /** How many tiles stand in a row. Default 2, 3, 5 and 7. */
  columns?: GridColumns | undefined;
  /** Under this name the place is kept for a user who comes back to the page. Default: it is not kept. */
  memoryKey?: string | undefined;
}

const defaultColumns: GridColumns = { smallPhone: 2, phone: 3, tablet: 5, desktop: 7 };

/** Thousands of tiles that scroll with the page; only those near the screen are in it. */
export function VirtualGrid<Item>(props: VirtualGridProps<Item>): ReactElement {
  const { label, items, itemKey, renderItem, columns: columnsByWidth = defaultColumns, memoryKey } = props;
  const columns = useColumns(columnsByWidth);
  const isHydrated = useIsInBrowser();
  const virtualizer = useRef<WindowVirtualizerHandle>(null);
  const list = useRef<HTMLDivElement>(null);
  const [remembered] = useState(() => rememberedPlace(memoryKey, columns));
  const rows = useMemo(
    () => Array.from({ length: Math.ceil(items.length / columns) }, (_, row) => items.slice(row * columns, (row + 1) * columns)),
    [items, columns],
  );
  const top = useRef(0);
  const shownColumns = useRef(columns);
  const [pictures] = useState(() => createPictureTurns((tile) => Number(tile.dataset.index) >= top.current * shownColumns.current));

  // The same items stay in sight when a turned phone changes the columns.
  useEffect(() => {
    if (shownColumns.current === columns) return;
    const item = top.current * shownColumns.current;
    shownColumns.current = columns;
    if (item > 0) virtualizer.current?.scrollToIndex(Math.floor(item / columns));
  }, [columns]);

  useEffect(() => {
    if (remembered) window.scrollTo(0, remembered.offset);
  }, [remembered]);
  const remember = (): void => {
    const handle = virtualizer.current;
    if (!handle) return;
    top.current = handle.findItemIndex(handle.scrollOffset);
    pictures.onScroll(handle.scrollOffset);
    if (memoryKey) rememberPlace(memoryKey, { columns, cache: handle.cache, offset: window.scrollY });
  };

  const { current, onKeyDown, onFocus, onBlur, onScrolled } = useGridFocus({
    list,
    count: items.length,
    columns,
    findFirstInSight: () => top.current * columns,
    onShowTile: (index) => virtualizer.current?.scrollToIndex(Math.floor(index / columns), { align: 'nearest' }),
  });

  return (
    // biome-ignore lint/a11y/useSemanticElements: rows stand between the list and its items
    <div ref={list} role="list" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown} onFocus={onFocus} onBlur={onBlur}>
      {/* On a server it would write nothing but style attributes, which the CSP blocks. */}
      {isHydrated && (
        <WindowVirtualizer
          ref={virtualizer}
          data={rows}
          onScroll={remember}
          onScrollEnd={onScrolled}
          {...(remembered && { cache: remembered.cache })}
        >
          {(row, rowIndex) => (
            <div key={rowIndex} className={css.row} ref={propertiesRef({ [css.columnCount]: String(columns) })}>
              {row.map((item, column) => {
                const index = rowIndex * columns + column;
                return (
                  // biome-ignore lint/a11y/useSemanticElements: a list item of the role above
                  <div
                    key={itemKey(item)}
                    ref={(tile) => {
                      tabStopsRef(index === current)(tile);
                      if (tile) pictures.onTile(tile);
                    }}
                    role="listitem"
                    aria-setsize={items.length}
                    aria-posinset={index + 1}
                    data-index={index}
                  >
                    {renderItem(item, index)}
                  </div>
                );
              })}
            </div>
          )}
        </WindowVirtualizer>
      )}
    </div>
  );
}
