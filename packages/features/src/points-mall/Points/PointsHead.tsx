import type { MemberPoints } from '@baize/contract';
import { ButtonLink, GiftArt, Text } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../core/index.ts';
import { pointsText } from '../pointsText.ts';
import * as css from './Points.css.ts';

export interface PointsHeadProps {
  points: MemberPoints;
  hrefOf(menu: PointMenu): string;
  /** An amount as the reader writes it. */
  money(amount: number): string;
}

/** §2 "menus for redeem history, points details and points rules". */
export const pointMenus = ['history', 'details', 'rules'] as const;
export type PointMenu = (typeof pointMenus)[number];

/** The balance of points, what they are worth, and the ways to their records. */
export function PointsHead({ points: { balance, conversion }, hrefOf, money }: PointsHeadProps): ReactElement {
  const { t } = useTranslation('points-mall');
  const language = useLanguage();
  const worth = conversion && Math.floor(balance / conversion.points) * conversion.amount;
  return (
    <section className={css.head} aria-label={t('balance')}>
      <div className={css.headWords}>
        <Text size="small">{t('balance')}</Text>
        <p className={css.balance} aria-live="polite">
          {pointsText(balance, language)}
        </p>
        <Text size="small">{worth === undefined ? t('neverExpire') : t('worth', { amount: money(worth) })}</Text>
        <nav aria-label={t('menus')}>
          <ul className={css.menus}>
            {pointMenus.map((menu) => (
              <li key={menu}>
                <ButtonLink href={hrefOf(menu)} tone="felt" size="small">
                  {t(`menu.${menu}`)}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className={css.headArt}>
        <GiftArt name="coins" bare />
      </div>
    </section>
  );
}
