import { type Language, type Lottery, lotteryGroups } from '@baize/contract';
import { ButtonLink, Text } from '@baize/design-system';
import type { TFunction } from 'i18next';
import { memo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../core/index.ts';
import { periodText } from '../lotteryText.ts';
import { Countdown } from './Countdown.tsx';
import * as css from './Lottery.css.ts';
import { LotteryMark } from './LotteryMark.tsx';

interface LotteryRowProps extends Pick<LotteryListProps, 'aheadMs' | 'onShow'> {
  lottery: Lottery;
  isShown: boolean;
  language: Language;
  t: TFunction<'lottery'>;
}

/** A lottery of the list. A draw of one lottery leaves the others as they are. */
const LotteryRow = memo(function LotteryRow({ lottery, isShown, aheadMs, language, t, onShow }: LotteryRowProps): ReactElement {
  const { current } = lottery;
  return (
    <button type="button" className={css.lottery} aria-pressed={isShown} onClick={() => onShow(lottery.lottery)}>
      <LotteryMark family={lottery.family} />
      <span className={css.lotteryWords}>
        <span className={css.lotteryName}>{lottery.name[language]}</span>
        {current && <span className={css.lotteryPeriod}>{t('period', { period: periodText(current.period) })}</span>}
      </span>
      <span className={css.countdown}>
        <Countdown closesAt={current && Date.parse(current.closesAt)} aheadMs={aheadMs} t={t} />
      </span>
    </button>
  );
});

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
export const LotteryList = memo(function LotteryList({ lotteries, aheadMs, shown, onShow, vendors }: LotteryListProps): ReactElement {
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
                  <LotteryRow lottery={one} isShown={one.lottery === shown} {...{ aheadMs, language, t, onShow }} />
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
});
