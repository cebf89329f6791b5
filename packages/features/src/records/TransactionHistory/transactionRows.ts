import { type CsvCell, csvAmount, orderNumberOf, type Transaction } from '@baize/contract';
import type { TFunction } from 'i18next';
import { formatInZone, withZone } from '../../core/index.ts';
import type { RecordLook } from '../Records/RecordSettings.tsx';

/** Movements as rows of a file, under their head: an order stands by its number, as on the page. */
export function transactionRows(
  t: TFunction<'records'>,
  transactions: readonly Transaction[],
  { timeZone, currency }: Pick<RecordLook, 'timeZone' | 'currency'>,
): CsvCell[][] {
  const names = ['transactions.kind', 'column.amount', 'transactions.balance', 'transactions.reference'] as const;
  const head = [withZone(t('column.time'), timeZone), ...names.map((name) => t(name))];
  const rows = transactions.map(({ at, kind, amount, balanceAfter, reference }) => [
    formatInZone(at, timeZone),
    t(`kind.${kind}`),
    ...[amount, balanceAfter].map((figure) => csvAmount(figure, currency)),
    orderNumberOf(reference),
  ]);
  return [head, ...rows];
}
