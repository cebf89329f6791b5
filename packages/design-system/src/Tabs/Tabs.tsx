import * as RadixTabs from '@radix-ui/react-tabs';
import { type ReactElement, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { CountBadge, type CountBadgeProps } from '../CountBadge/index.ts';
import { Unstyled } from '../shared/Unstyled.tsx';
import { useDirection } from '../shared/useDirection.ts';
import { revealTab } from './revealTab.ts';
import * as css from './Tabs.css.ts';

/** One tab and what it opens. */
export interface TabPanel {
  id: string;
  text: string;
  /** Drawn while the tab is open, and only then. */
  content: ReactNode;
  /** News behind it; read with its name. Default none. */
  badge?: CountBadgeProps | undefined;
  /** It can't be opened. Default false. */
  disabled?: boolean | undefined;
}

interface TabsBase {
  /** What the tabs choose between: “Ways to deposit”. */
  label: string;
  items: readonly TabPanel[];
  /** `manual` where opening costs a call: arrows move, Enter or space opens. Default `automatic`. */
  activation?: 'automatic' | 'manual' | undefined;
  /**
   * For tabs that may come while the first is being used: one alone is no choice, so that there is no row, and what it holds stays as it is
   * when a second comes. Default false: one tab is named as several are.
   */
  hidesSingle?: boolean | undefined;
}
/** Who holds the open tab: the parts themselves, or the page, which may then refuse a change (§2: unsaved changes). */
export type TabsProps = TabsBase &
  (
    | { value: string; onChange: (id: string) => void; defaultValue?: never }
    | { defaultValue?: string | undefined; onChange?: ((id: string) => void) | undefined; value?: never }
  );

/** A panel without its tab is none. */
const unnamed = { role: undefined, 'aria-labelledby': undefined, tabIndex: undefined };
const steeringKeys = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End']);

/** Parts of one place, one shown at a time. */
export function Tabs({
  label,
  items,
  activation = 'automatic',
  hidesSingle = false,
  value,
  defaultValue,
  onChange,
}: TabsProps): ReactElement {
  const [direction, lookForDirection] = useDirection();
  const first = items.find((item) => !item.disabled)?.id;
  const [own, setOwn] = useState(defaultValue ?? first);
  const list = useRef<HTMLDivElement>(null);
  const steered = useRef(false);
  // Tabs may come and go: one of them is always open, and with that in reach of the Tab key.
  const open = value ?? (items.some(({ id }) => id === own) ? own : first);
  const isAtStart = open === items[0]?.id;
  const wasMoved = useRef(false);
  useLayoutEffect(() => {
    // A row begins at its first tab: to look where that stands would cost a layout.
    if (isAtStart && !wasMoved.current) return;
    wasMoved.current = true;
    const tab = open === undefined ? null : list.current?.querySelector<HTMLElement>('[aria-selected=true]');
    // A row that is turned round stands at its first tab again.
    if (direction && list.current && tab) revealTab(list.current, tab);
  }, [open, direction, isAtStart]);
  const isBare = hidesSingle && items.length === 1;
  const change = (id: string): void => {
    setOwn(id);
    onChange?.(id);
  };
  // Radix opens at every focus: a page that refuses would be asked again by the click, and by the focus that its question gives back.
  const openSteered = (id: string): void => {
    if (steered.current && activation === 'automatic') change(id);
    steered.current = false;
  };
  return (
    <RadixTabs.Root
      ref={lookForDirection}
      className={css.root}
      dir={direction}
      activationMode="manual"
      value={open ?? ''}
      onValueChange={change}
    >
      {!isBare && (
        <RadixTabs.List
          asChild
          ref={list}
          className={css.list}
          aria-label={label}
          onKeyDownCapture={(event) => {
            steered.current = steeringKeys.has(event.key);
          }}
        >
          <Unstyled>
            {items.map(({ id, text, badge, disabled = false }) => (
              <RadixTabs.Trigger key={id} value={id} className={css.tab} disabled={disabled} onFocus={() => openSteered(id)}>
                {text}
                {badge && <CountBadge {...badge} />}
              </RadixTabs.Trigger>
            ))}
          </Unstyled>
        </RadixTabs.List>
      )}
      {items.map(({ id, content }) => (
        <RadixTabs.Content asChild key={id} value={id} className={isBare ? undefined : css.panel} {...(isBare && unnamed)}>
          <Unstyled>{content}</Unstyled>
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
