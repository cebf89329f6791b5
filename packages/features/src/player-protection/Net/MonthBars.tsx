import type { NetMonth } from '@baize/contract';
import { VisuallyHidden } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import * as css from './NetPositionCard.css.ts';

export interface MonthBarsProps {
  /** The oldest first. */
  months: readonly NetMonth[];
  signed(amount: number): string;
}

/** Width of a bar with its gap, and half of the drawing's height, in its own units. */
const [step, half] = [10, 20];

/** The net result of each month: up where it was won, down where it was lost. A screen reader reads the figures. */
export function MonthBars({ months, signed }: MonthBarsProps): ReactElement {
  const { t } = useTranslation('player-protection');
  const most = Math.max(1, ...months.map(({ net }) => Math.abs(net)));
  return (
    <figure className={css.months} aria-label={t('net.byMonth')}>
      <svg className={css.drawing} viewBox={`0 0 ${months.length * step} ${2 * half}`} preserveAspectRatio="none" aria-hidden="true">
        <line className={css.axis} x1={0} x2={months.length * step} y1={half} y2={half} />
        {months.map(({ month, net }, place) => {
          const height = net === 0 ? 0 : Math.max(1, (Math.abs(net) / most) * (half - 1));
          return (
            <rect
              key={month}
              className={net < 0 ? css.loss : css.gain}
              x={place * step + 2}
              width={step - 4}
              y={net < 0 ? half : half - height}
              height={height}
            >
              <title>{`${month}: ${signed(net)}`}</title>
            </rect>
          );
        })}
      </svg>
      <VisuallyHidden>
        <ul>
          {months.map(({ month, net }) => (
            <li key={month}>{`${month}: ${signed(net)}`}</li>
          ))}
        </ul>
      </VisuallyHidden>
      <figcaption className={css.caption}>
        <span className={css.month}>{months[0]?.month}</span>
        <span>{t('net.byMonth')}</span>
        <span className={css.month}>{months.at(-1)?.month}</span>
      </figcaption>
    </figure>
  );
}
