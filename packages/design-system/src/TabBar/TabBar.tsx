import type { ReactElement } from 'react';
import { useLinkComponent } from '../DesignSystemProvider/index.ts';
import { Icon, type IconDrawing } from '../Icon/index.ts';
import { bar, item, list, raised } from './TabBar.css.ts';

interface TabBase {
  id: string;
  text: string;
  icon: IconDrawing;
  /** Lifted in brass, for the one call to action. Default false. */
  raised?: boolean | undefined;
}
/** A tab leads somewhere or does something, never both. */
export type TabItem = TabBase & ({ href: string; onSelect?: never } | { onSelect: () => void; href?: never });

export interface TabBarProps {
  /** The navigation's name: “Quick access”. */
  label: string;
  /** Three to five. */
  items: readonly TabItem[];
  /** Which of them is open. Default none. */
  currentId?: string | undefined;
}

function TabFace({ text, icon, raised: lifted }: TabBase): ReactElement {
  return (
    <>
      <span className={lifted ? raised : undefined}>
        <Icon icon={icon} />
      </span>
      {text}
    </>
  );
}

/** A phone's bar at the foot of the screen; gone from 1024 px on. The last child of the page, beside header and main. */
export function TabBar({ label, items, currentId }: TabBarProps): ReactElement {
  const Anchor = useLinkComponent();
  return (
    <nav aria-label={label} className={bar}>
      <ul className={list}>
        {items.map((tab) => (
          <li key={tab.id}>
            {tab.href === undefined ? (
              <button type="button" className={item} onClick={tab.onSelect}>
                <TabFace {...tab} />
              </button>
            ) : (
              <Anchor href={tab.href} className={item} aria-current={tab.id === currentId ? 'page' : undefined}>
                <TabFace {...tab} />
              </Anchor>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
