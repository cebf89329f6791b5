import type { TransferTerms } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';
import { turnoverLeft } from '../cashier/turnover.ts';
import { uplineOf } from './receivers.ts';

/** Whether this one may send to the account above (§2): the brand’s flag and the member’s own. */
export const canTransferUp = ({ flags, toUpline }: { flags: { transferUpline: boolean }; toUpline: number }): boolean =>
  flags.transferUpline && toUpline === 1;

interface TransferRules {
  canGoUp: boolean;
  timeZone: string;
  /** Share of a deposit to be wagered first. */
  turnoverPercent: number;
  /** The least and the most of a transfer, in the minor unit. */
  bounds: { minimum: number; maximum: number };
}

/** To whom and how much a player can transfer now, and what keeps the rest. */
export async function readTransferTerms(
  db: Db,
  customerId: string,
  { canGoUp, timeZone, turnoverPercent, bounds }: TransferRules,
): Promise<TransferTerms> {
  const upline = canGoUp ? await uplineOf(db, customerId) : undefined;
  const { left } = await turnoverLeft(db, customerId, timeZone);
  const [row] = await rowsOf<{ balance: number; hasFundPassword: boolean }>(
    db,
    sql`select fund_password_hash is not null as "hasFundPassword",
        coalesce((select balance from accounts where customer_id = c.id and kind = 'main' and currency = house_currency()), 0)::bigint as balance
      from customers c where c.id = ${customerId}`,
  );
  const { minimum, maximum } = bounds;
  const balance = Number(row?.balance ?? 0);
  const most = left > 0 ? 0 : Math.min(balance, maximum);
  return {
    ...(upline && { upline: { account: upline.account, nickname: upline.nickname } }),
    ...{ minimum, maximum, balance },
    turnoverLeft: left,
    turnoverPercent,
    transferable: most < minimum ? 0 : most,
    hasFundPassword: row?.hasFundPassword ?? false,
  };
}
