import { Deviation } from '../Deviation.ts';
import { MissingCall } from '../MissingCall.ts';
import type { Run } from '../Run.ts';
import { valueIn } from '../readReply.ts';

/** A way to pay in and a vendor's wallet, as far as the gateway has them. @returns whether there is a wallet. */
export async function readCashier({ wire, own }: Run, token: string | undefined): Promise<boolean> {
  const { channels } = valueIn('listDepositChannels', await wire.send('listDepositChannels', {}, { token }));
  if (channels[0]) own.channel = { channelId: channels[0].channelId };
  const { wallets } = valueIn('listVendorWallets', await wire.send('listVendorWallets', {}, { token }));
  if (wallets[0]) own.wallet = { to: wallets[0].vassalage };
  return wallets.length > 0;
}

/**
 * Reads the least amount of each order, as the member's terms tell it: what a brand takes depends on its currency. Between wallets of one player
 * any amount is one, and an order is as large as a transfer.
 */
export async function readLeast({ wire, own, tokens }: Run): Promise<void> {
  const token = tokens.get('member');
  const { channels } = valueIn('listDepositChannels', await wire.send('listDepositChannels', {}, { token }));
  const withdrawal = valueIn('getWithdrawalTerms', await wire.send('getWithdrawalTerms', {}, { token }));
  const transfer = valueIn('getTransferTerms', await wire.send('getTransferTerms', {}, { token }));
  if (channels[0]) own.least.createDeposit = channels[0].minimum;
  own.least.createWithdrawal = withdrawal.minimum;
  for (const name of ['transferFund', 'transferToUpline', 'transferToDownline'] as const) own.least[name] = transfer.minimum;
}

/**
 * A bank card of whose session it is: the first that he has, or one that is added.
 * @param password of the session's account
 */
export async function bankCardOf({ wire, settings }: Run, token: string | undefined, password: string): Promise<{ cardId: string }> {
  const [card] = valueIn('listBankCards', await wire.send('listBankCards', {}, { token })).cards;
  if (card) return { cardId: card.cardId };
  // An account that has a name of its own already refuses another, and goes on with that.
  await wire.send('setRealName', { realName: 'NGUYEN VAN AN', password }, { token });
  const { banks } = valueIn('listBanks', await wire.send('listBanks', {}, { token }));
  const accountNumber = String(Math.floor(Math.random() * 1e12)).padStart(12, '0');
  const request = { bankCode: banks[0]?.bankCode ?? '', accountNumber, fundPassword: settings.fundPassword };
  return { cardId: valueIn('addBankCard', await wire.send('addBankCard', request, { token })).cardId };
}

/**
 * Has the examples name what the gateway has. A call that is missing or wrong is told by its own checks: its example keeps a thing that is
 * none.
 */
export async function readOwnThings(run: Run): Promise<void> {
  const { wire, own } = run;
  const token = run.tokens.get('member');
  const reads: (() => Promise<unknown>)[] = [
    async () => {
      const { games } = valueIn('getPopularGames', await wire.send('getPopularGames', {}));
      const game = games.find(({ demo }) => demo);
      if (game) own.game = { gameId: game.gameId, nodeId: game.nodeId, vassalage: game.vassalage };
    },
    async () => {
      const { rooms } = valueIn('listPvpRooms', await wire.send('listPvpRooms', {}));
      if (rooms[0]) own.room = { roomId: rooms[0].roomId };
    },
    () => readLeast(run),
    () => readCashier(run, token),
    async () => {
      own.card = await bankCardOf(run, token, run.settings.accounts.member.password);
    },
  ];
  for (const read of reads)
    await read().catch((error: unknown) => {
      if (!(error instanceof Deviation || error instanceof MissingCall)) throw error;
    });
}
