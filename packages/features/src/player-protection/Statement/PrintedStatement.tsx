import type { NetMonth } from '@baize/contract';
import { type ReactElement, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import * as css from './PrintedStatement.css.ts';

export interface PrintedStatementProps {
  brand: string;
  account: string;
  /** The oldest first. */
  months: readonly NetMonth[];
  money(amount: number, signed?: boolean): string;
  /** The printer's dialog is closed. */
  onPrinted(): void;
}

const sumOf = (months: readonly NetMonth[], name: 'bet' | 'win' | 'net'): number => months.reduce((sum, month) => sum + month[name], 0);

/** The statement of twelve months on paper. It is there as long as the printer's dialog. */
export function PrintedStatement({ brand, account, months, money, onPrinted }: PrintedStatementProps): ReactElement {
  const { t } = useTranslation('player-protection');
  useEffect(() => {
    globalThis.addEventListener('afterprint', onPrinted);
    return () => globalThis.removeEventListener('afterprint', onPrinted);
  }, [onPrinted]);
  const rows = [...months, { month: t('print.total'), bet: sumOf(months, 'bet'), win: sumOf(months, 'win'), net: sumOf(months, 'net') }];
  return createPortal(
    <section className={css.paper} aria-label={t('print.title')}>
      <h1>{brand}</h1>
      <h2>{t('print.title')}</h2>
      <p>{t('print.account', { account })}</p>
      <p>{t('print.period', { from: months[0]?.month, to: months.at(-1)?.month })}</p>
      <table className={css.table}>
        <thead>
          <tr>
            {(['month', 'bet', 'win', 'net'] as const).map((head) => (
              <th key={head} scope="col">
                {t(`print.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ month, bet, win, net }) => (
            <tr key={month}>
              <th scope="row">{month}</th>
              <td>{money(bet)}</td>
              <td>{money(win)}</td>
              <td>{money(net, true)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>,
    document.body,
  );
}
