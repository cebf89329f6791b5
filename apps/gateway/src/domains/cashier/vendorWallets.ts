import { randomUUID } from 'node:crypto';
import { type Currency, mainWallet, type VendorWallets } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../../db/database.ts';
import { type Leg, post } from '../../ledger/post.ts';
import type { VendorWallet } from '../../ledger/schema.ts';
import type { Settings } from '../../settings/settings.ts';
import { AppError, refusedFields } from '../../wire/AppError.ts';
import { assertNotFrozen } from '../agent-contracts/settlement/assertNotFrozen.ts';
import type { Catalogue } from '../games/catalogue.ts';
import type { GameWallet } from '../games/schema.ts';
import { assertPlayOpen } from '../player-protection/closures.ts';
import { holdCustomers } from '../session/holdCustomers.ts';

const prefix = 'vendor:';

/** The account of the player's money with one vendor. */
export const vendorWallet = (vassalage: string): VendorWallet => `${prefix}${vassalage}`;

type VendorSettings = Pick<Settings, 'assertVendorOpen' | 'isTransferVendor' | 'transferVendors'>;

interface WalletRow {
  kind: GameWallet;
  balance: number;
}

/** @param lock holds them until the transaction ends, in the order in which postings take accounts. */
function walletsOf(db: Db | Tx, customerId: string, lock = false): Promise<WalletRow[]> {
  return rowsOf<WalletRow>(
    db,
    sql`select kind, balance::float8 as balance from accounts
      where customer_id = ${customerId} and currency = house_currency() and is_wallet(kind)
      order by kind <> 'main', kind collate "C" ${lock ? sql`for update` : sql``}`,
  );
}

/** Names of vendors by their code. */
type VendorNames = ReadonlyMap<string, string>;

/** To be read before a transaction begins: the embedded database has one connection. */
export async function readVendorNames(catalogue: Catalogue): Promise<VendorNames> {
  return new Map((await catalogue.current()).vendors.map(({ vassalage, name }) => [vassalage, name]));
}

/** The player's wallets, also of a vendor that plays from the main wallet by now, while it has money. */
export async function readWallets(
  db: Db | Tx,
  { settings, names, currency }: { settings: VendorSettings; names: VendorNames; currency: Currency },
  customerId: string,
): Promise<VendorWallets> {
  const balances = new Map((await walletsOf(db, customerId)).map(({ kind, balance }) => [kind, balance]));
  const left = [...balances].filter(([kind, balance]) => kind !== 'main' && balance > 0).map(([kind]) => kind.slice(prefix.length));
  const [inPlay] = await rowsOf<{ total: number }>(
    db,
    sql`select coalesce(sum(bet_total), 0)::float8 as total from game_rounds where customer_id = ${customerId} and ended_at is null`,
  );
  return {
    balance: balances.get('main') ?? 0,
    currency,
    inPlay: inPlay?.total ?? 0,
    wallets: [...new Set([...settings.transferVendors(), ...left])].map((vassalage) => ({
      vassalage,
      name: names.get(vassalage) ?? vassalage,
      balance: balances.get(vendorWallet(vassalage)) ?? 0,
    })),
  };
}

async function postMove(tx: Tx, customerId: string, reference: string, legs: readonly [Leg, Leg, ...Leg[]]): Promise<void> {
  await post(tx, { customerId, transactionId: randomUUID(), kind: 'walletTransfer', reference, legs });
}

/**
 * Moves money from one of the player's wallets into another.
 * @throws AppError `validation_failed` where both are one, `wallet_not_found` for a vendor without one, `vendor_under_maintenance` on the way to a closed vendor, `insufficient_balance`, `account_frozen`
 */
export async function moveBetween(
  tx: Tx,
  settings: VendorSettings,
  customerId: string,
  { from, to, amount }: { from: string; to: string; amount: number },
): Promise<void> {
  if (from === to) throw refusedFields([{ field: 'to', code: 'field_format_error' }]);
  if (from === mainWallet) await assertNotFrozen(tx, customerId);
  if (to !== mainWallet) {
    // A break that begins now waits for this, or this for it.
    await holdCustomers(tx, [customerId]);
    await assertPlayOpen(tx, customerId);
    if (!settings.isTransferVendor(to)) throw new AppError('wallet_not_found');
    settings.assertVendorOpen(to);
  }
  const accountOf = (wallet: string): GameWallet => (wallet === mainWallet ? 'main' : vendorWallet(wallet));
  const source = accountOf(from);
  const isThere =
    source === 'main' || settings.isTransferVendor(from) || (await walletsOf(tx, customerId)).some(({ kind }) => kind === source);
  if (!isThere) throw new AppError('wallet_not_found');
  await postMove(tx, customerId, `${from}:${to}`, [
    { account: source, amount: -amount },
    { account: accountOf(to), amount },
  ]);
}

/** Moves all of the main wallet to a vendor; nothing where nothing is there. */
export async function moveAll(tx: Tx, customerId: string, wallet: VendorWallet): Promise<void> {
  const amount = (await walletsOf(tx, customerId, true)).find(({ kind }) => kind === 'main')?.balance ?? 0;
  if (amount === 0) return;
  await postMove(tx, customerId, `${mainWallet}:${wallet.slice(prefix.length)}`, [
    { account: 'main', amount: -amount },
    { account: wallet, amount },
  ]);
}

/** Brings what the player has with vendors back to the main wallet, all in one movement. @returns how much it was. */
export async function gatherAll(tx: Tx, customerId: string): Promise<number> {
  const away = (await walletsOf(tx, customerId, true)).filter(({ kind, balance }) => kind !== 'main' && balance > 0);
  const [first, ...others] = away.map(({ kind, balance }): Leg => ({ account: kind, amount: -balance }));
  if (!first) return 0;
  const gathered = away.reduce((sum, { balance }) => sum + balance, 0);
  await postMove(tx, customerId, `*:${mainWallet}`, [{ account: 'main', amount: gathered }, first, ...others]);
  return gathered;
}
