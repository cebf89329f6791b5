import { type Lottery, lotteryGroups } from '@baize/contract';
import { ButtonLink, Text } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../core/index.ts';
import { useGatewaySecond } from '../Lotteries/useGatewaySecond.ts';
import { countdownText, periodText } from '../lotteryText.ts';
import * as css from './Lottery.css.ts';
import { LotteryMark } from './LotteryMark.tsx';

const dayMs = 86_400_000;
/** So close to the end a countdown has another colour, and says so. */
export const closingMs = 10_000;

export interface CountdownProps {
  lottery: Pick<Lottery, 'current'>;
  aheadMs: number;
}

/** How long a lottery still takes bets. */
function Countdown({ lottery: { current }, aheadMs }: CountdownProps): ReactElement {
  const { t } = useTranslation('lottery');
  const now = useGatewaySecond(aheadMs);
  if (!current) return <span className={css.left}>{t('closedShort')}</span>;
  const left = Date.parse(current.closesAt) - now;
  if (left <= 0) return <span className={css.closing}>{t('drawing')}</span>;
  if (left >= 2 * dayMs) return <span className={css.left}>{t('daysLeft', { count: Math.floor(left / dayMs) })}</span>;
  return <span className={left <= closingMs ? css.closing : css.left}>{countdownText(left)}</span>;
}

export interface LotteryListProps {
  lotteries: readonly Lottery[];
  aheadMs: number;
  /** Code of the one that is shown. */
  shown: string;
  onShow(lottery: string): void;
  /** Lottery games of vendors. */
  vendors: readonly { name: string; href: string }[];
}

/** The lotteries of the brand by kind, each with the time that is left. */
export function LotteryList({ lotteries, aheadMs, shown, onShow, vendors }: LotteryListProps): ReactElement {
  const { t } = useTranslation('lottery');
  const language = useLanguage();
  return (
    <nav aria-label={t('lotteries')} className={css.groups}>
      {lotteryGroups.map((kind) => {
        const ofKind = lotteries.filter(({ group }) => group === kind);
        if (ofKind.length === 0) return null;
        return (
          <div key={kind} className={css.group}>
            <div className={css.groupName}>
              <Text size="small" tone="muted">
                {t(`group.${kind}`)}
              </Text>
            </div>
            <ul className={css.lotteries} aria-label={t(`group.${kind}`)}>
              {ofKind.map((one) => (
                <li key={one.lottery}>
                  <button type="button" className={css.lottery} aria-pressed={one.lottery === shown} onClick={() => onShow(one.lottery)}>
                    <LotteryMark family={one.family} />
                    <span className={css.lotteryWords}>
                      <span className={css.lotteryName}>{one.name[language]}</span>
                      {one.current && <span className={css.lotteryPeriod}>{t('period', { period: periodText(one.current.period) })}</span>}
                    </span>
                    <Countdown lottery={one} aheadMs={aheadMs} />
                  </button>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
      {vendors.length > 0 && (
        <div className={css.group}>
          <div className={css.groupName}>
            <Text size="small" tone="muted">
              {t('vendors')}
            </Text>
          </div>
          <ul className={css.vendors} aria-label={t('vendors')}>
            {vendors.map(({ name, href }) => (
              <li key={href}>
                <ButtonLink href={href} tone="outline" size="small">
                  {name}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </nav>
  );
}
