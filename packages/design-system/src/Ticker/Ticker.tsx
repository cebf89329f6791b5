import { type ReactElement, useState } from 'react';
import { useLinkComponent, useWords } from '../DesignSystemProvider/index.ts';
import { pauseIcon, playIcon } from '../Icon/icons.ts';
import { Icon, type IconDrawing } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { propertiesRef } from '../shared/propertiesRef.ts';
import { showFocused } from '../shared/showFocused.ts';
import * as css from './Ticker.css.ts';

interface TickerText {
  id: string;
  text: string;
}
/** A notice leads somewhere or opens something. */
export type TickerItem = TickerText & ({ href: string; onSelect?: never } | { onSelect: () => void; href?: never });

export interface TickerProps {
  /** The list's name: “Notices”. */
  label: string;
  /** In the order in which they pass. */
  items: readonly TickerItem[];
  /** Drawn before them. Default none. */
  icon?: IconDrawing | undefined;
}

/** So many letters pass in a second: slow enough to be read twice. */
const lettersPerSecond = 8;

function Notice({ item }: { item: TickerItem }): ReactElement {
  const Anchor = useLinkComponent();
  return item.href === undefined ? (
    <button type="button" className={css.notice} onClick={item.onSelect}>
      {item.text}
    </button>
  ) : (
    <Anchor href={item.href} className={css.notice}>
      {item.text}
    </Anchor>
  );
}

/** Short notices that run by. Under reduced motion they stand still and are scrolled by hand. */
export function Ticker({ label, items, icon }: TickerProps): ReactElement | null {
  const words = useWords();
  const [isPaused, setPaused] = useState(false);
  if (items.length === 0) return null;
  const letters = items.reduce((sum, { text }) => sum + text.length, 60);
  return (
    <section className={css.ticker} aria-label={label}>
      {icon && (
        <span className={css.drawing}>
          <Icon icon={icon} size="small" />
        </span>
      )}
      <div className={css.window}>
        <ul
          className={isPaused ? css.pausedTrack : css.track}
          // It stands still from here on, and what the browser scrolled to a moment ago was still moving.
          onFocus={showFocused}
          ref={propertiesRef({ [css.duration]: `${Math.round(letters / lettersPerSecond)}s` })}
        >
          {items.map((item) => (
            <li key={item.id} className={css.item}>
              <Notice item={item} />
            </li>
          ))}
        </ul>
      </div>
      <span className={css.control}>
        <IconButton
          size="small"
          icon={isPaused ? playIcon : pauseIcon}
          label={isPaused ? words.playMotion : words.pauseMotion}
          onClick={() => setPaused(!isPaused)}
        />
      </span>
    </section>
  );
}
