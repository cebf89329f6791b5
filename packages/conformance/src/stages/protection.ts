import type { CallName, LimitName, Protection, ProtectionStop } from '@baize/contract';
import { lotteryFamily } from '@baize/contract/lottery';
import { Deviation } from '../Deviation.ts';
import { amountOf } from '../examples.ts';
import type { Reply } from '../Reply.ts';
import type { Run } from '../Run.ts';
import { assertRefused, assertThat, failureOf, valueIn } from '../readReply.ts';
import type { Stage } from '../Stage.ts';
import { newPlayer, type Player } from './newPlayer.ts';
import { readCashier, readOwnThings } from './readOwnThings.ts';

/** Orders that the player's money is enough for: two bets, and a withdrawal. */
const ordersInPurse = 4;
/** Milliseconds for which a lottery's period has to take bets yet. */
const leastOpenMs = 15_000;

/** What a player asks of the gateway. */
interface Asking {
  send(name: CallName, change?: object): Promise<Reply>;
}

const asker = ({ wire, examples }: Run, { token }: Player): Asking => ({
  send: (name, change = {}) => wire.send(name, { ...examples[name](), ...change }, { token, idempotencyKey: crypto.randomUUID() }),
});

/** Sets a limit. @returns it as the gateway tells it then */
async function setLimit({ send }: Asking, { kind, period }: LimitName, amount: number): Promise<Protection['limits'][number] | undefined> {
  const { limits } = valueIn('setProtectionLimit', await send('setProtectionLimit', { kind, period, amount }));
  return limits.find((one) => one.kind === kind && one.period === period);
}

/** A refusal by the player's own limit, which says what is left of it. */
function assertHeld(
  reply: Reply,
  when: string,
  wanted: Pick<Extract<ProtectionStop, { by: 'limit' }>, 'kind' | 'period' | 'amount' | 'left'>,
): void {
  const { details } = assertRefused(reply, ['protection_limit'], when);
  const stop = details?.protection;
  const said = stop?.by === 'limit' ? { kind: stop.kind, period: stop.period, amount: stop.amount, left: stop.left } : stop;
  const [expected, got] = [JSON.stringify(wanted), JSON.stringify(said) ?? 'nothing'];
  assertThat(expected === got, reply.call, expected, got, 'details.protection');
}

/** A limit of deposits is gross, holds at once, and is neither raised nor taken away by the word alone. */
async function checkDepositLimit(run: Run, player: Asking): Promise<void> {
  const limit = { kind: 'deposit', period: 'day' } as const;
  const order = amountOf(run.own, 'createDeposit');
  const amount = order + run.own.least.createDeposit;
  const left = amount - order;
  const set = await setLimit(player, limit, amount);
  assertThat(set?.amount === amount, 'setProtectionLimit', `a deposit limit of ${amount}`, String(set?.amount), 'value.limits');
  valueIn('createDeposit', await player.send('createDeposit'));
  const isHeld = async (when: string): Promise<void> =>
    assertHeld(await player.send('createDeposit'), `a deposit of ${order} ${when}`, { ...limit, amount, left });
  await isHeld(`where a limit of ${amount} has ${left} left`);
  const raised = await setLimit(player, limit, 100 * amount);
  assertThat(raised?.amount === amount, 'setProtectionLimit', 'a raise to wait', String(raised?.amount), 'value.limits');
  assertThat(raised?.change?.isReady === false, 'setProtectionLimit', 'a raise that waits', 'none', 'value.limits');
  assertRefused(await player.send('confirmLimitChange', limit), ['limit_change_not_ready'], 'a yes before 24 hours are over');
  await isHeld('while a raise waits');
}

/** A bet on the lottery whose period takes bets the longest, of those that have a bet of one pick. */
async function betOf({ wire }: Run, stake: number): Promise<{ lottery: string; period: string; bets: object[] } | undefined> {
  const reply = await wire.send('listLotteries', {});
  if (reply.status !== 200 && failureOf(reply).errorCode === 'function.not.available') return undefined;
  const { now, lotteries } = valueIn('listLotteries', reply);
  const open = lotteries.flatMap(({ lottery, family, lunarYear, current }) => {
    const play = lotteryFamily(family, lunarYear).plays.find(({ board }) => board.kind === 'options');
    return current && play ? [{ lottery, play: play.id, ...current }] : [];
  });
  const [longest] = open.sort((one, other) => Date.parse(other.closesAt) - Date.parse(one.closesAt));
  if (!longest || Date.parse(longest.closesAt) - Date.parse(now) < leastOpenMs) return undefined;
  return { lottery: longest.lottery, period: longest.period, bets: [{ play: longest.play, picked: [[0]], stake }] };
}

/** A limit of losses holds at the bet. */
async function checkLossLimit(run: Run, player: Asking): Promise<void> {
  const stake = amountOf(run.own, 'createWithdrawal');
  const order = await betOf(run, stake);
  if (!order) {
    run.note('skipped', 'submitLotteryOrder', 'No lottery takes bets: a limit of losses can’t be looked at without a provider of games.');
    return;
  }
  const limit = { kind: 'loss', period: 'day' } as const;
  await setLimit(player, limit, stake);
  valueIn('submitLotteryOrder', await player.send('submitLotteryOrder', order));
  assertHeld(await player.send('submitLotteryOrder', order), `a bet of ${stake} where a limit of as much is used up`, {
    ...limit,
    amount: stake,
    left: 0,
  });
}

/** A break closes play and deposits at once, is not made shorter, and lets money out. */
async function checkBreak(player: Asking, { card, hasWallets }: { card: Player['card']; hasWallets: boolean }): Promise<void> {
  const closureOf = async (hours: number) => valueIn('takeBreak', await player.send('takeBreak', { hours })).closure;
  const first = await closureOf(48);
  assertThat(first?.kind === 'break', 'takeBreak', 'a break', first?.kind ?? 'none', 'value.closure.kind');
  const second = await closureOf(24);
  assertThat(
    second?.until === first?.until,
    'takeBreak',
    'a shorter break to leave the longer one as it is',
    'another end',
    'value.closure.until',
  );
  const closed: [CallName, object][] = [
    ['createDeposit', {}],
    ['launchGame', { accountType: 1, confirmTrans: true }],
    ...(hasWallets ? ([['transferFund', {}]] as [CallName, object][]) : []),
  ];
  for (const [name, change] of closed) {
    const { details } = assertRefused(await player.send(name, change), ['play_closed'], 'a player who takes a break');
    const by = details?.protection?.by;
    assertThat(by === 'break', name, 'break', by ?? 'nothing', 'details.protection.by');
  }
  const withdrawal = await player.send('createWithdrawal', card);
  if (withdrawal.status !== 200)
    throw new Deviation({
      call: 'createWithdrawal',
      expected: 'success for a player who takes a break',
      got: `a refusal by ${failureOf(withdrawal).errorCode}`,
      hint: 'A break and a self-exclusion let money out at any time.',
    });
  valueIn('createWithdrawal', withdrawal);
}

/** A player's limits and his break hold where money moves: what a player can see of it, who plays no provider. */
export const protection: Stage = {
  name: 'protection',
  title: 'Player protection: limits and breaks hold where money moves',
  isFoundation: false,
  async run(run) {
    await readOwnThings(run);
    let made: Player | undefined;
    let hasWallets = false;
    // A break can't be undone: the player is one that nothing else is asked of.
    await run.check('registerMember', async () => {
      made = await newPlayer(run, ordersInPurse);
      hasWallets = await readCashier(run, made.token);
    });
    if (!made) return;
    const { card } = made;
    const player = asker(run, made);
    await run.check('setProtectionLimit', () => checkDepositLimit(run, player));
    await run.check('submitLotteryOrder', () => checkLossLimit(run, player));
    await run.check('takeBreak', () => checkBreak(player, { card, hasWallets }));
  },
};
