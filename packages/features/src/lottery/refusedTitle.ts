import type { TFunction } from 'i18next';

/** Which bet was refused, and which of its lines or rows is wrong; undefined where it is none of them by itself. */
export function refusedTitle(params: Readonly<Record<string, unknown>> | undefined, t: TFunction<'lottery'>): string | undefined {
  const { bet, row } = params ?? {};
  if (bet === undefined) return undefined;
  return row === undefined ? t('refusedBet', { bet: String(bet) }) : t('refusedRow', { bet: String(bet), row: String(row) });
}
