import { type CallName, type Calls, calls, type RequestInputOf } from '@baize/contract';
import type { Settings } from './Settings.ts';

let made = 0;
/** A username that no other call of this run has. */
export function newUsername(): string {
  made += 1;
  return `c${Date.now().toString(36)}${made}`.slice(0, 16);
}

/**
 * Calls that move an amount of money between an account and another, or the world. Calls that give something once, in points or on what is open at a
 * moment are looked at by `calls`: sent twice they find nothing left.
 * Money goes out before it comes in: what was paid in has to be wagered first (§9).
 */
export type MoneyOrder = 'createWithdrawal' | 'createDeposit' | 'transferFund' | 'transferToUpline' | 'transferToDownline';

/** What examples take of the gateway itself; each stands for “none” until it was read. */
export interface OwnThings {
  /** A game that a visitor may play for nothing. */
  game: { gameId: string; nodeId: string; vassalage: string };
  /** A PVP room. */
  room: { roomId: string };
  /** A way to pay in. */
  channel: { channelId: string };
  /** A vendor's wallet. */
  wallet: { to: string };
  /** A bank card of the member. */
  card: { cardId: string };
  /** The least amount of each order, in the minor unit of the gateway's currency: §9's of a currency without one, until it was read. */
  least: Record<MoneyOrder, number>;
}

/** An amount that an order takes, and one more of the minor unit as well. */
export const amountOf = ({ least }: Pick<OwnThings, 'least'>, name: MoneyOrder): number => 2 * Math.max(least[name], 1);

/** Things of a gateway that has none of them. */
export const noThings = (): OwnThings => ({
  game: { gameId: 'none', nodeId: 'none', vassalage: 'NONE' },
  room: { roomId: 'none' },
  channel: { channelId: 'none' },
  wallet: { to: 'NONE' },
  card: { cardId: crypto.randomUUID() },
  least: { createWithdrawal: 100, createDeposit: 100, transferFund: 100, transferToUpline: 100, transferToDownline: 100 },
});

/** A request that each call must accept. */
export type Examples = { [Name in CallName]: () => RequestInputOf<Calls[Name]> };

/** A PNG of one pixel, in base64. */
const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Days of records: yesterday and today, or tomorrow where the target's day has begun before ours. */
const recordDays = () => {
  const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  return { from: dayIn(-1), to: dayIn(1) };
};
const fresh = () => ({ submissionId: crypto.randomUUID() });
const proof = () => ({ orderId: crypto.randomUUID(), image: onePixel });

/**
 * The contract's examples, over which lies what of them is the gateway's own, or new each time.
 * @param own may change later; a request has what it says then
 * @param merchantCode read anew by each request
 */
export function createExamples(
  { affiliateCode, downline, fundPassword }: Pick<Settings, 'affiliateCode' | 'downline' | 'fundPassword'>,
  own: OwnThings,
  merchantCode: () => string,
): Examples {
  const ofGame = () => ({ nodeId: own.game.nodeId });
  const ofMoney = (name: MoneyOrder) => ({ amount: amountOf(own, name) });
  const overlays: { [Name in CallName]?: () => Partial<RequestInputOf<Calls[Name]>> } = {
    listRouters: () => ({ merchantCode: merchantCode() }),
    registerMember: () => ({ username: newUsername() }),
    requestContactCode: () => ({ contact: `${newUsername()}@example.vn` }),
    checkUsername: () => ({ username: newUsername() }),
    getAffiliate: () => ({ code: affiliateCode }),
    createDeposit: () => ({ ...own.channel, ...ofMoney('createDeposit') }),
    cancelDeposit: () => ({ orderId: crypto.randomUUID() }),
    sendDepositProof: proof,
    sendPromotionImage: () => ({ entryId: crypto.randomUUID(), image: onePixel }),
    openTicket: () => ({ ticketId: crypto.randomUUID() }),
    claimRain: () => ({ rainId: crypto.randomUUID() }),
    createRain: () => ({ startsAt: new Date(Date.now() + 3_600_000).toISOString(), fundPassword }),
    cancelLotteryOrder: () => ({ orderId: crypto.randomUUID() }),
    redeemReward: () => ({ fundPassword }),
    convertPoints: () => ({ fundPassword }),
    transferFund: () => ({ ...own.wallet, ...ofMoney('transferFund') }),
    getOrderOutcome: () => ({ key: crypto.randomUUID() }),
    createWithdrawal: () => ({ ...own.card, ...ofMoney('createWithdrawal'), fundPassword }),
    confirmReceipt: () => ({ orderId: crypto.randomUUID() }),
    sendReceiptProof: proof,
    addBankCard: () => ({ fundPassword }),
    removeBankCard: () => ({ cardId: crypto.randomUUID(), fundPassword }),
    transferToUpline: () => ({ ...ofMoney('transferToUpline'), fundPassword }),
    transferToDownline: () => ({ account: downline.username, ...ofMoney('transferToDownline'), fundPassword }),
    listGuildTransactions: recordDays,
    transferGuild: () => ({ fundPassword }),
    closeGuild: () => ({ fundPassword }),
    listBets: recordDays,
    getBetTotals: recordDays,
    listPlayedGames: recordDays,
    listRoundMovements: () => ({ id: crypto.randomUUID() }),
    listTransactions: recordDays,
    getTransactionTotals: recordDays,
    getProfitAndLoss: recordDays,
    getNetDeposits: recordDays,
    listDownlines: recordDays,
    getDownline: recordDays,
    getTeamOverview: recordDays,
    getTeamStatement: recordDays,
    listStatementLines: recordDays,
    listDownlineBets: () => ({ ...recordDays(), account: downline.username }),
    getDownlineBetTotals: () => ({ ...recordDays(), account: downline.username }),
    listDownlineRoundMovements: () => ({ ...calls.listDownlineRoundMovements.example, account: downline.username }),
    listDownlineTransactions: () => ({ ...recordDays(), account: downline.username }),
    changeInvitation: () => ({ code: affiliateCode }),
    openDownlineAccount: () => ({ username: newUsername() }),
    getPlayResult: ofGame,
    addFavorite: ofGame,
    removeFavorite: ofGame,
    sendFeedback: fresh,
    sendAgentApplication: fresh,
    launchPvpRoom: () => own.room,
    launchGame: () => own.game,
  };
  return Object.fromEntries(
    Object.entries(calls).map(([name, { example }]) => [name, () => ({ ...example, ...overlays[name as CallName]?.() })]),
  ) as unknown as Examples;
}
