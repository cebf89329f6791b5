import { type CallName, calls } from '@baize/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accounts, downlineAccount } from './support/accounts.ts';
import { bankCardOf } from './support/bankCardOf.ts';
import { examples } from './support/examples.ts';
import { readExampleChannel } from './support/readExampleChannel.ts';
import { readExampleWallet } from './support/readExampleWallet.ts';
import { openTarget, type Target } from './support/target.ts';
import { failureOf, valueIn, Wire } from './support/Wire.ts';

/** Gathering has nothing to gather unless something was moved before: it is looked at by itself. Nobody owes a debt at a new gateway. */
const nothingToMove: readonly CallName[] = ['gatherWallets', 'payContractDebt'];
/** What is offered or asked for once moves no money. */
const contractual: readonly CallName[] = ['offerContract', 'requestContract'];
/** What the house gives is there once: the domain's own tests claim it many times at once. */
const givenOnce: readonly CallName[] = [
  'claimPromotion',
  'claimReferrals',
  'claimRewards',
  'cancelBonus',
  'claimRebate',
  'openTicket',
  'claimRain',
  'claimMission',
];
/** A rain’s money is its pool, in pieces: the domain's own tests send it twice, and with amounts that are none. */
const inPieces: readonly CallName[] = ['createRain'];
/** Points, and money only where a reward asks for it: the domain's own tests do the same with them. */
const inPoints: readonly CallName[] = ['redeemReward', 'convertPoints'];
/** On a period that a target has open at this moment: the domain's own tests place the same order twice. */
const onPeriods: readonly CallName[] = ['submitLotteryOrder', 'cancelLotteryOrder', 'submitLotteryChase', 'stopLotteryChase'];
const moving = (Object.keys(calls) as CallName[]).filter(
  (name) =>
    calls[name].idempotent && ![...nothingToMove, ...contractual, ...givenOnce, ...inPieces, ...inPoints, ...onPeriods].includes(name),
);

let target: Target;
let wire: Wire;
let member: string;
let other: string;
let agent: string;
let downline: string;
let hasWallets: boolean;
const cards = new Map<string, { cardId: string }>();

beforeAll(async () => {
  target = await openTarget({ credits: false });
  wire = new Wire(target.baseUrl);
  [member, other] = [await wire.logIn(accounts.member), await wire.logIn(accounts.legionMaster)];
  const { password } = accounts.agent;
  [agent, downline] = [await wire.logIn(accounts.agent), await wire.logIn({ username: downlineAccount, password })];
  await readExampleChannel(wire, member);
  hasWallets = await readExampleWallet(wire, member);
  for (const token of [member, other]) cards.set(token, await bankCardOf(wire, token));
});
afterAll(() => target.stop());

/** Who makes a call, and who makes which one against it: a transfer is between two alone. */
function makersOf(name: CallName): { maker: string; against: { call: CallName; maker: string } } {
  if (name === 'transferToUpline') return { maker: downline, against: { call: 'transferToDownline', maker: agent } };
  if (name === 'transferToDownline') return { maker: agent, against: { call: 'transferToUpline', maker: downline } };
  return { maker: member, against: { call: name, maker: other } };
}

describe.each(moving)('DESIGN §2 idempotency of %s', (name) => {
  const sendOf = (call: CallName, token: string, idempotencyKey: string, change: object = {}) =>
    wire.send(
      calls[call],
      { ...examples[call](), ...(call === 'createWithdrawal' && cards.get(token)), ...change },
      { token, idempotencyKey },
    );
  const send = (idempotencyKey: string, change: object = {}) => sendOf(name, makersOf(name).maker, idempotencyKey, change);
  /** What tells a reply from every other: its order, or where the money is then. */
  const orderIn = (value: unknown): string => {
    const { orderId, ...rest } = value as { orderId?: string };
    return orderId ?? JSON.stringify(rest);
  };
  const orderOf = async (reply: ReturnType<typeof send>) => orderIn(valueIn(calls[name], await reply));

  // A target may play all of its games from one wallet.
  beforeEach((context) => context.skip(name === 'transferFund' && !hasWallets));

  it('needs a key, and one that is a UUID', async () => {
    const missing = await wire.send(calls[name], examples[name](), { token: makersOf(name).maker });
    expect(failureOf(missing).errorCode).toBe('idempotency_key_missing');
    failureOf(await send('not-a-uuid'));
  });

  it('same key and body, same reply; another key, another order', async () => {
    const key = crypto.randomUUID();
    const first = await orderOf(send(key));
    expect(await orderOf(send(key))).toBe(first);
    expect(await orderOf(send(crypto.randomUUID()))).not.toBe(first);
  });

  it('eight at once with one key are one order', async () => {
    const key = crypto.randomUUID();
    const replies = await Promise.all(Array.from({ length: 8 }, () => send(key)));
    const orders = replies.filter(({ status }) => status === 200).map((reply) => orderIn((reply.body as { value: unknown }).value));
    for (const reply of replies.filter(({ status }) => status !== 200)) expect(failureOf(reply).errorCode).toBe('idempotency_in_progress');
    expect(new Set(orders).size).toBe(1);
  });

  it('same key and another body is a conflict', async () => {
    const key = crypto.randomUUID();
    await orderOf(send(key));
    expect(failureOf(await send(key, { amount: 501 })).errorCode).toBe('idempotency_key_conflict');
  });

  it('another player’s key never matters', async () => {
    const key = crypto.randomUUID();
    const { against } = makersOf(name);
    const theirs = orderIn(valueIn(calls[against.call], await sendOf(against.call, against.maker, key)));
    expect(theirs).not.toBe(await orderOf(send(key)));
  });

  it('refuses amounts that are no money, and moves nothing', async () => {
    // A player of its own: the orders of the tests before are still being settled.
    const isTransfer = makersOf(name).against.call !== name;
    const token = isTransfer ? makersOf(name).maker : await wire.register(examples.registerMember());
    const balance = async () => valueIn(calls.getBalance, await wire.send(calls.getBalance, {}, { token }));
    const before = await balance();
    // Between wallets of one player any amount is one.
    const tooLittle = name === 'transferFund' ? [] : [99];
    for (const amount of [0, -1, ...tooLittle, 1.5, 1e21, '500', null, Number.MAX_SAFE_INTEGER]) {
      const reply = await sendOf(name, token, crypto.randomUUID(), { amount });
      expect(reply.status, String(amount)).toBeGreaterThanOrEqual(400);
      expect(
        ['validation_failed', 'amount_out_of_range', ...(name === 'transferFund' ? ['insufficient_balance'] : [])],
        String(amount),
      ).toContain(failureOf(reply).errorCode);
    }
    expect(await balance()).toEqual(before);
  });
});

it('gather all: one key brings back what was there once, whatever was moved since', async (context) => {
  context.skip(!hasWallets);
  const send = (name: 'transferFund' | 'gatherWallets', idempotencyKey: string) =>
    wire.send(calls[name], examples[name](), { token: member, idempotencyKey });
  const gathered = async (key: string) => valueIn(calls.gatherWallets, await send('gatherWallets', key)) as { gathered: number };
  await gathered(crypto.randomUUID());
  const key = crypto.randomUUID();
  await send('transferFund', crypto.randomUUID());
  const first = await gathered(key);
  expect(first.gathered).toBe(500);
  await send('transferFund', crypto.randomUUID());
  expect(await gathered(key)).toEqual(first);
  expect((await gathered(crypto.randomUUID())).gathered).toBe(500);
});
