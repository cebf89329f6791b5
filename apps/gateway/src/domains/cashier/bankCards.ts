import { randomUUID } from 'node:crypto';
import { type BankCard, limits } from '@baize/contract';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { releaseClaim, takeClaims } from '../../claims/takeClaims.ts';
import type { Db, Tx } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';
import type { Cashier } from '../../providers/cashier/Cashier.ts';
import { AppError, refusedFields } from '../../wire/AppError.ts';
import { isSameName } from '../security/sameName.ts';
import { maskedName } from '../session/factorWays.ts';

const { bankCards, customers } = schema;
type BankCardRow = typeof bankCards.$inferSelect;

/** A card as the claim that it is bound to one account. */
const claimOf = ({ bankCode, accountNumber }: Pick<BankCardRow, 'bankCode' | 'accountNumber'>): string => `${bankCode} ${accountNumber}`;

/** A number that its owner recognises, and nobody else can pay to. */
const maskedNumber = (number: string): string => number.slice(-4).padStart(number.length, '*');

function toBankCard(cashier: Cashier, row: BankCardRow): BankCard {
  const { id: cardId, bankCode, accountNumber, holderName, lockedAt, createdAt } = row;
  return {
    cardId,
    bankCode,
    bankName: cashier.banks().find((bank) => bank.bankCode === bankCode)?.name ?? bankCode,
    accountNumber: maskedNumber(accountNumber),
    holderName: maskedName(holderName),
    isLocked: lockedAt !== null,
    addedAt: createdAt.toISOString(),
  };
}

const rowsOf = (db: Db | Tx, customerId: string): Promise<BankCardRow[]> =>
  db.select().from(bankCards).where(eq(bankCards.customerId, customerId)).orderBy(asc(bankCards.createdAt), asc(bankCards.id));

/** The cards of an account, the first one first. */
export async function listBankCards(db: Db, cashier: Cashier, customerId: string): Promise<BankCard[]> {
  return (await rowsOf(db, customerId)).map((row) => toBankCard(cashier, row));
}

/** Serialises changes of an account's cards. @returns its real name */
export async function holdBankCards(tx: Tx, customerId: string): Promise<string | null> {
  const [row] = await tx.select({ realName: customers.realName }).from(customers).where(eq(customers.id, customerId)).for('update');
  return row?.realName ?? null;
}

export interface NewBankCard {
  bankCode: string;
  accountNumber: string;
  holderName?: string | undefined;
}

async function insertBankCard(tx: Tx, customerId: string, { bankCode, accountNumber, holderName }: NewBankCard) {
  const realName = await holdBankCards(tx, customerId);
  if (realName === null) throw new AppError('real_name_missing');
  if (holderName !== undefined && !isSameName(holderName, realName)) {
    throw refusedFields([{ field: 'holderName', code: 'holder_mismatch' }]);
  }
  const held = await rowsOf(tx, customerId);
  const same = held.find((card) => card.bankCode === bankCode && card.accountNumber === accountNumber);
  if (same) return { row: same, isNew: false };
  if (held.some(({ lockedAt }) => lockedAt !== null)) throw new AppError('bank_card_locked');
  if (held.length >= limits.bankCards) throw new AppError('too_many_bank_cards');
  const taken = await takeClaims(tx, customerId, { bankCard: claimOf({ bankCode, accountNumber }) });
  if (taken.length > 0) throw new AppError('bank_card_taken');
  const [row] = await tx
    .insert(bankCards)
    .values({ customerId, id: randomUUID(), bankCode, accountNumber, holderName: realName })
    .returning();
  if (!row) throw new Error('a bank card was not kept');
  return { row, isNew: true };
}

/**
 * Binds a card to an account (§3: to one only; §9: five at most). Its holder is the real name, as the account has it.
 * @returns the card, and whether the account has not had it before
 * @throws AppError `bank_not_offered`, `real_name_missing`, `validation_failed`, `bank_card_locked`, `too_many_bank_cards`, `bank_card_taken`
 */
export async function addBankCard(db: Db, cashier: Cashier, customerId: string, card: NewBankCard) {
  if (!cashier.banks().some(({ bankCode }) => bankCode === card.bankCode)) throw new AppError('bank_not_offered');
  const { row, isNew } = await db.transaction((tx) => insertBankCard(tx, customerId, card));
  return { card: toBankCard(cashier, row), isNew };
}

/**
 * Takes a card off an account.
 * @throws AppError `bank_card_not_found` where this account has none of this id, `bank_card_locked`
 */
export async function removeBankCard(db: Db, customerId: string, cardId: string): Promise<void> {
  const isThis = and(eq(bankCards.customerId, customerId), eq(bankCards.id, cardId));
  await db.transaction(async (tx) => {
    await holdBankCards(tx, customerId);
    const [removed] = await tx
      .delete(bankCards)
      .where(and(isThis, isNull(bankCards.lockedAt)))
      .returning();
    if (removed) return await releaseClaim(tx, customerId, 'bankCard', claimOf(removed));
    const [locked] = await tx.select().from(bankCards).where(isThis);
    throw new AppError(locked ? 'bank_card_locked' : 'bank_card_not_found');
  });
}
