import type { TicketKind } from '@baize/contract';
import { giveTickets, type MoneyText, putTable, type Tx } from '@baize/gateway/ports';
import { sandboxPrizes } from './sandboxPrizes.ts';

/** Tickets of demo accounts. */
const given: readonly { account: string; kind: TicketKind; count: number; source: { vi: string; en: string } }[] = [
  { account: 'member01', kind: 'wheel', count: 3, source: { vi: 'Điểm danh 7 ngày', en: 'Seven days of check-in' } },
  { account: 'member01', kind: 'wheel', count: 2, source: { vi: 'Nạp lần hai trong ngày', en: 'Second deposit of the day' } },
  { account: 'member01', kind: 'egg', count: 2, source: { vi: 'Nhiệm vụ 50 ván', en: 'Mission: 50 rounds' } },
  { account: 'member01', kind: 'envelope', count: 1, source: { vi: 'Thứ Sáu vui', en: 'Happy Friday' } },
];

/** Prizes and odds, and tickets that demo accounts can open. */
export async function insertTickets(tx: Tx, ids: ReadonlyMap<string, string>, money: MoneyText): Promise<void> {
  for (const table of sandboxPrizes(money)) await putTable(tx, table);
  for (const { account, ...tickets } of given) {
    const customerId = ids.get(account);
    if (customerId !== undefined) await giveTickets(tx, { customerId, ...tickets });
  }
}
