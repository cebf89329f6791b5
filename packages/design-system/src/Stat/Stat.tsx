import type { ReactElement, ReactNode } from 'react';
import { minusIcon, trendDownIcon, trendUpIcon } from '../Icon/icons.ts';
import { Icon, type IconDrawing } from '../Icon/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import * as css from './Stat.css.ts';

export type StatDirection = 'up' | 'down' | 'same';

/** How a figure has moved: the words tell all of it, the arrow and the tone only say it again. */
export interface StatChange {
  direction: StatDirection;
  /** In words: “12% more than last week”. */
  text: string;
  /** Whether that is welcome; a rising debt is not. */
  isGood?: boolean | undefined;
}

export interface StatProps {
  /** What is counted: “Members”. */
  label: string;
  /** The figure; a `Money` or a number as the reader writes it. */
  value: ReactNode;
  /** How it has moved. Default none. */
  change?: StatChange | undefined;
  /** What to know about it, in a few words. Default none. */
  help?: string | undefined;
  /** Its figure is not there yet. Default false. */
  loading?: boolean | undefined;
}

const arrows: Record<StatDirection, IconDrawing> = { up: trendUpIcon, down: trendDownIcon, same: minusIcon };

function toneOf({ isGood }: StatChange): string {
  if (isGood === undefined) return css.neutral;
  return isGood ? css.good : css.bad;
}

/** One figure and its name. */
export function Stat({ label, value, change, help, loading = false }: StatProps): ReactElement {
  return (
    <dl className={css.stat} aria-busy={loading || undefined}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.value}>{loading ? <Skeleton width="half" /> : <bdi>{value}</bdi>}</dd>
      {change && !loading && (
        <dd className={toneOf(change)}>
          <Icon icon={arrows[change.direction]} size="small" />
          {change.text}
        </dd>
      )}
      {help && <dd className={css.help}>{help}</dd>}
    </dl>
  );
}
