import { calls, type ResponseOf } from '@baize/contract';
import { fundPassword } from './accounts.ts';
import { valueIn, type Wire } from './Wire.ts';

/** Of the demo accounts; a target's own accounts have a card, and are not asked for it. */
const password = 'Baize123';

/** A bank card of whose session it is: the first that he has, or one that is added. */
export async function bankCardOf(wire: Wire, token: string | undefined): Promise<{ cardId: string }> {
  const { cards } = valueIn(calls.listBankCards, await wire.send(calls.listBankCards, {}, { token })) as ResponseOf<
    typeof calls.listBankCards
  >;
  const [card] = cards;
  if (card) return { cardId: card.cardId };
  await wire.send(calls.setRealName, { realName: 'NGUYEN VAN AN', password }, { token });
  const { banks } = valueIn(calls.listBanks, await wire.send(calls.listBanks, {}, { token })) as ResponseOf<typeof calls.listBanks>;
  const accountNumber = String(Math.floor(Math.random() * 1e12)).padStart(12, '0');
  const request = { bankCode: banks[0]?.bankCode ?? '', accountNumber, fundPassword };
  const added = valueIn(calls.addBankCard, await wire.send(calls.addBankCard, request, { token })) as ResponseOf<typeof calls.addBankCard>;
  return { cardId: added.cardId };
}
