import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { schema } from '../../../db/schema.ts';
import { keepEvent } from '../../../live/outbox.ts';
import { flag, OperatorError } from '../../../operator/arguments.ts';
import type { OperatorContext } from '../../../operator/Command.ts';
import { customerOf } from '../../../operator/customerOf.ts';
import { tellOf } from '../../../operator/tellOf.ts';
import { holdBankCards } from '../bankCards.ts';

const { bankCards } = schema;
type Card = typeof bankCards.$inferSelect;

const cardsOf = (db: Pick<Db, 'select'>, customerId: string): Promise<Card[]> =>
  db.select().from(bankCards).where(eq(bankCards.customerId, customerId)).orderBy(asc(bankCards.createdAt));

/** As a person at the telephone names it. */
const nameOf = ({ bankCode, accountNumber }: Card): string => `${bankCode} …${accountNumber.slice(-4)}`;

const lineOf = (card: Card): string =>
  [
    nameOf(card),
    card.holderName,
    `added ${card.createdAt.toISOString()}`,
    ...(card.lockedAt ? [`locked ${card.lockedAt.toISOString()}`] : []),
  ].join('  ');

/** The one card of these that is meant. */
function meantOf(cards: readonly Card[], lastFour: string, bankCode: string | undefined): Card {
  if (!/^\d{4}$/.test(lastFour)) throw new OperatorError('Name the card by the last four digits of its number.');
  const [card, ...others] = cards.filter((one) => one.accountNumber.endsWith(lastFour) && (bankCode ?? one.bankCode) === one.bankCode);
  if (!card) throw new OperatorError(`No card of the account ends in ${lastFour}${bankCode === undefined ? '' : ` at ${bankCode}`}.`);
  if (others.length > 0) {
    const banks = [card, ...others].map((one) => one.bankCode).join(', ');
    throw new OperatorError(`More than one card ends in ${lastFour}. Say which bank’s: --bank <code>, one of ${banks}.`);
  }
  return card;
}

/** §4 "only customer service can change locked data": shows the cards of an account, and locks or unlocks one. */
export async function runCard(
  { db, house, sender, changed }: OperatorContext,
  [action = '', ...words]: readonly string[],
): Promise<string> {
  if (action !== 'list' && action !== 'lock' && action !== 'unlock') {
    throw new OperatorError('Cards are listed, and one is locked or unlocked: card lock <account> <last four>.');
  }
  const { id: customerId, account } = await customerOf({ db, house }, words);
  if (action === 'list') {
    const cards = await cardsOf(db, customerId);
    return cards.length > 0 ? cards.map(lineOf).join('\n') : `${account} has no bank card.`;
  }
  const isToLock = action === 'lock';
  const card = await db.transaction(async (tx) => {
    await holdBankCards(tx, customerId);
    const meant = meantOf(await cardsOf(tx, customerId), words[1] ?? '', flag(words, '--bank'));
    if ((meant.lockedAt !== null) === isToLock) throw new OperatorError(`${nameOf(meant)} is ${action}ed already.`);
    const lockedAt = isToLock ? sql`statement_timestamp()` : null;
    await tx
      .update(bankCards)
      .set({ lockedAt })
      .where(and(eq(bankCards.customerId, customerId), eq(bankCards.id, meant.id)));
    await keepEvent(tx, customerId, 'bankCards', async () => ({}));
    return meant;
  });
  changed(customerId);
  const told = await tellOf({ db, sender }, { customerId, what: isToLock ? 'bankCardLocked' : 'bankCardUnlocked' });
  return `${nameOf(card)} of ${account} is ${action}ed. ${told}`;
}
