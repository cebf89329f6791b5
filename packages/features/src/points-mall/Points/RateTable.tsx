import type { MemberPoints } from '@baize/contract';
import { Card, Heading, Stack, Text } from '@baize/design-system';
import { type ReactElement, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../core/index.ts';
import { ratePointsText } from '../pointsText.ts';
import * as css from './Points.css.ts';

export interface RateTableProps {
  rates: MemberPoints['rates'];
  /** An amount as the reader writes it. */
  money(amount: number): string;
}

/** §3 the rate table: type of game, betting unit and points, and what is left until the member's next point of each. */
export function RateTable({ rates, money }: RateTableProps): ReactElement {
  const { t } = useTranslation('points-mall');
  const language = useLanguage();
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={3}>
        <Heading level={2} size="body" id={id}>
          {t('rates')}
        </Heading>
        {rates.length === 0 ? (
          <Text tone="muted">{t('noRates')}</Text>
        ) : (
          <table className={css.table} aria-labelledby={id}>
            <thead>
              <tr>
                <th scope="col" className={css.name}>
                  {t('column.gameType')}
                </th>
                <th scope="col" className={css.figure}>
                  {t('column.unit')}
                </th>
                <th scope="col" className={css.figure}>
                  {t('column.points')}
                </th>
              </tr>
            </thead>
            <tbody>
              {rates.map(({ gameType, unit, hundredths, left }) => (
                <tr key={gameType} className={css.row}>
                  <th scope="row" className={css.name}>
                    {t(`gameType.${gameType}`)}
                    <span className={css.left}>{t('left', { amount: money(left) })}</span>
                  </th>
                  <td className={css.figure}>{money(unit)}</td>
                  <td className={css.figure}>{ratePointsText(hundredths, language)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Stack>
    </Card>
  );
}
