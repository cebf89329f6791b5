import type { CallName, Failure } from '@baize/contract';
import { Deviation } from '../Deviation.ts';
import { amountOf, type MoneyOrder } from '../examples.ts';
import { describeReply, type Reply } from '../Reply.ts';
import type { Run } from '../Run.ts';
import { assertRefused, assertThat, failureOf, valueIn } from '../readReply.ts';
import type { Stage } from '../Stage.ts';
import { newPlayer, type Player } from './newPlayer.ts';
import { readCashier, readLeast } from './readOwnThings.ts';

/** Orders that go out of what a new player is given, and some more. */
const ordersInPurse = 16;
const atOnce = 8;

/** Who makes a call, and who makes which one against it: a transfer is between two alone. */
interface Makers {
  maker: Player;
  against: { call: MoneyOrder; maker: Player };
  /** Makes the orders whose amounts are no money. */
  onlooker: Player;
}

const balanceOf = async ({ wire }: Run, { token }: Player): Promise<number> =>
  valueIn('getBalance', await wire.send('getBalance', {}, { token })).sumBalance;

/** What tells a reply from every other: its order, or where the money is then. */
function orderIn(value: unknown): string {
  const { orderId, ...rest } = value as { orderId?: string };
  return orderId ?? JSON.stringify(rest);
}

/** Idempotency of one call, and what it says to amounts that are no money. */
async function checkMoving(run: Run, name: MoneyOrder, { maker, against, onlooker }: Makers): Promise<void> {
  const { wire } = run;
  const sendOf = (call: MoneyOrder, player: Player, idempotencyKey: string | undefined, change: object = {}): Promise<Reply> =>
    wire.send(
      call,
      { ...run.examples[call](), ...(call === 'createWithdrawal' && player.card), ...change },
      { token: player.token, ...(idempotencyKey !== undefined && { idempotencyKey }) },
    );
  const send = (key: string | undefined, change: object = {}): Promise<Reply> => sendOf(name, maker, key, change);
  const orderOf = async (reply: Promise<Reply>, call: CallName = name): Promise<string> => orderIn(valueIn(call, await reply));

  await run.check(name, async () => {
    assertRefused(await send(undefined), ['idempotency_key_missing'], 'an order without an idempotency key');
    failureOf(await send('not-a-uuid'));
  });
  await run.check(name, async () => {
    const key = crypto.randomUUID();
    const first = await orderOf(send(key));
    const again = await orderOf(send(key));
    assertThat(
      again === first,
      name,
      'the same order to the same idempotency key and body',
      `another one (${first}, then ${again})`,
      'value.orderId',
    );
    const other = await orderOf(send(crypto.randomUUID()));
    assertThat(other !== first, name, 'another order to another idempotency key', `the same one (${first})`, 'value.orderId');
  });
  await run.check(name, async () => {
    const key = crypto.randomUUID();
    const replies = await Promise.all(Array.from({ length: atOnce }, () => send(key)));
    const orders = new Set(replies.filter(({ status }) => status === 200).map((reply) => orderIn(valueIn(name, reply))));
    for (const reply of replies.filter(({ status }) => status !== 200))
      assertRefused(reply, ['idempotency_in_progress'], 'an order whose key is at work');
    assertThat(orders.size === 1, name, `one order of ${atOnce} requests at once with one idempotency key`, `${orders.size} orders`);
  });
  await run.check(name, async () => {
    const key = crypto.randomUUID();
    await orderOf(send(key));
    assertRefused(
      await send(key, { amount: amountOf(run.own, name) + 1 }),
      ['idempotency_key_conflict'],
      'the same idempotency key with another body',
    );
  });
  await run.check(name, async () => {
    const key = crypto.randomUUID();
    const theirs = await orderOf(sendOf(against.call, against.maker, key), against.call);
    const own = await orderOf(send(key));
    assertThat(
      theirs !== own,
      name,
      'an order of its own where another player has used the same idempotency key',
      'the other player’s order',
    );
  });
  await run.check(name, () => checkAmounts(run, name, onlooker, (amount) => sendOf(name, onlooker, crypto.randomUUID(), { amount })));
}

/** Amounts that are no money are refused, and move nothing. */
async function checkAmounts(run: Run, name: MoneyOrder, player: Player, send: (amount: unknown) => Promise<Reply>): Promise<void> {
  const before = await balanceOf(run, player);
  // Between wallets of one player any amount is one.
  const least = run.own.least[name];
  const tooLittle = name === 'transferFund' || least < 2 ? [] : [least - 1];
  const allowed: readonly Failure['errorCode'][] = [
    'validation_failed',
    'amount_out_of_range',
    ...(name === 'transferFund' ? ['insufficient_balance'] : []),
  ];
  for (const amount of [0, -1, ...tooLittle, 1.5, 1e21, '500', null, Number.MAX_SAFE_INTEGER]) {
    const reply = await send(amount);
    const expected = `${allowed.join(' or ')} to the amount ${JSON.stringify(amount)}`;
    if (reply.status === 200) throw new Deviation({ call: name, field: 'amount', expected, got: 'success (status 200)' });
    assertThat(allowed.includes(failureOf(reply).errorCode), name, expected, describeReply(reply), 'amount');
  }
  const after = await balanceOf(run, player);
  assertThat(after === before, name, 'refused amounts to move nothing', `a balance of ${after} after ${before}`, 'value.sumBalance');
}

/** One key brings back what was there once, whatever was moved since. */
async function checkGathering({ wire, examples, own }: Run, { token }: Player): Promise<void> {
  const send = (name: 'transferFund' | 'gatherWallets', idempotencyKey: string): Promise<Reply> =>
    wire.send(name, examples[name](), { token, idempotencyKey });
  const gathered = async (key: string): Promise<number> => valueIn('gatherWallets', await send('gatherWallets', key)).gathered;
  const moved = async (): Promise<unknown> => valueIn('transferFund', await send('transferFund', crypto.randomUUID()));
  const sent = amountOf(own, 'transferFund');
  await gathered(crypto.randomUUID());
  const key = crypto.randomUUID();
  await moved();
  const first = await gathered(key);
  assertThat(first === sent, 'gatherWallets', `${sent} after ${sent} went to a vendor’s wallet`, String(first), 'value.gathered');
  await moved();
  const again = await gathered(key);
  assertThat(again === first, 'gatherWallets', `${first} to the same idempotency key`, String(again), 'value.gathered');
  const other = await gathered(crypto.randomUUID());
  assertThat(other === sent, 'gatherWallets', `${sent} to another idempotency key`, String(other), 'value.gathered');
}

/** Money is counted in whole numbers, and no order is made twice. */
export const money: Stage = {
  name: 'money',
  title: 'Money: whole amounts, and one order an idempotency key',
  isFoundation: false,
  async run(run) {
    const { settings } = run;
    const { agent: agentAccount } = settings.accounts;
    await run.check('getBalance', async () => {
      for (const token of run.tokens.values()) valueIn('getBalance', await run.wire.send('getBalance', {}, { token }));
    });
    await run.check('getTransferTerms', () => readLeast(run));
    const players: Player[] = [];
    let hasWallets = false;
    await run.check('registerMember', async () => {
      for (let count = 0; count < 3; count += 1) players.push(await newPlayer(run, ordersInPurse));
      hasWallets = await readCashier(run, players[0]?.token);
    });
    const [player, other, onlooker] = players;
    if (player && other && onlooker)
      for (const name of ['createWithdrawal', 'createDeposit', 'transferFund'] as const) {
        if (name === 'transferFund' && !hasWallets) {
          run.note('skipped', name, `${settings.accounts.member.username} has no vendor’s wallet: all games are played from the main one.`);
          continue;
        }
        await checkMoving(run, name, { maker: player, against: { call: name, maker: other }, onlooker });
      }
    if (other && hasWallets) await run.check('gatherWallets', () => checkGathering(run, other));
    await run.check('login', async () => {
      const [agent, downline] = [{ token: await run.logIn(agentAccount) }, { token: await run.logIn(settings.downline) }];
      const up = { call: 'transferToUpline', maker: downline } as const;
      const down = { call: 'transferToDownline', maker: agent } as const;
      await checkMoving(run, 'transferToUpline', { maker: downline, against: down, onlooker: downline });
      await checkMoving(run, 'transferToDownline', { maker: agent, against: up, onlooker: agent });
    });
  },
};
