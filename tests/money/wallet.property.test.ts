import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsOf } from '../../apps/gateway/src/db/database.ts';
import { startTestGateway, type TestGateway } from '../../apps/gateway/src/testing.ts';
import { balanceOf, call, newId, openGame, registerPlayer, wallet } from './support/client.ts';
import { testEnvironment } from './support/gatewayProcess.ts';

const start = 250_000;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 50, env: testEnvironment });
});
afterAll(() => gateway.close());

interface Command {
  name: 'bet' | 'win' | 'rollback';
  /** 0 and 2 are sessions of one game, 1 of another. */
  session: number;
  transactionId: string;
  betTransactionId: string;
  roundId: string;
  amount: number;
  roundEnded: boolean;
}

const about = {
  session: fc.constantFrom(0, 0, 0, 0, 2, 1),
  betTransactionId: fc.constantFrom('a', 'b', 'c'),
  roundId: fc.constantFrom('r1', 'r1', 'r1', 'r2'),
  amount: fc.constantFrom(1_000, 7_000, 90_000),
  roundEnded: fc.boolean(),
};
/** Few ids and rounds, so that commands meet: repeated, contradicting each other, before their bet, after their win. */
const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ ...about, name: fc.constant('bet' as const), transactionId: fc.constantFrom('a', 'b', 'c', 'd') }),
  fc.record({
    ...about,
    name: fc.constantFrom('win' as const, 'rollback' as const),
    transactionId: fc.constantFrom('a', 'd', 'e', 'f', 'g', 'h', 'i', 'j'),
  }),
);

interface Bet {
  roundId: string;
  game: number;
  stake: number;
  state: 'open' | 'answered' | 'taken back';
}

/** The wallet's promises (`providers/game/seamless.ts`), kept in memory. */
class Model {
  balance = start;
  /** Every round that a bet was placed in, by game and name. */
  readonly rounds = new Set<string>();
  private readonly bets = new Map<string, Bet>();
  private readonly wins: { game: number; roundId: string; amount: number }[] = [];
  private readonly replies = new Map<string, { request: string; balance: number }>();

  /** @returns the balance after it, or the code of its refusal. */
  apply(command: Command): number | string {
    const { name, transactionId, betTransactionId } = command;
    if (name === 'rollback' && transactionId === betTransactionId) return 'INVALID_REQUEST';
    const request = JSON.stringify(requestOf(command, String(command.session)));
    const known = this.replies.get(transactionId);
    if (known?.request === request) return known.balance;
    if (this.bets.get(transactionId)?.state === 'taken back') return 'BET_ROLLED_BACK';
    if (known) return 'DUPLICATE_TRANSACTION';
    const outcome = this[name](command);
    if (typeof outcome === 'string') return outcome;
    this.balance += outcome;
    this.replies.set(transactionId, { request, balance: this.balance });
    return this.balance;
  }

  /** Sums of a round: its stakes that were not taken back, and its wins. */
  totalsOf(game: number, roundId: string): { stakes: number; wins: number } {
    const ofRound = (one: { game: number; roundId: string }) => one.game === game && one.roundId === roundId;
    const stakes = [...this.bets.values()].filter((bet) => ofRound(bet) && bet.state !== 'taken back').map(({ stake }) => stake);
    const wins = this.wins.filter(ofRound).map(({ amount }) => amount);
    return { stakes: sum(stakes), wins: sum(wins) };
  }

  private bet({ transactionId, roundId, session, amount }: Command): number | string {
    if (amount > this.balance) return 'INSUFFICIENT_FUNDS';
    const game = session % 2;
    this.bets.set(transactionId, { roundId, game, stake: amount, state: 'open' });
    this.rounds.add(`${game}:${roundId}`);
    return -amount;
  }

  private win({ betTransactionId, roundId, session, amount }: Command): number | string {
    const bet = this.bets.get(betTransactionId);
    if (bet?.roundId !== roundId || bet.game !== session % 2) return 'BET_NOT_FOUND';
    if (bet.state === 'taken back') return 'BET_ROLLED_BACK';
    this.wins.push({ roundId, game: bet.game, amount });
    for (const other of this.bets.values())
      if (other.roundId === roundId && other.game === bet.game && other.state === 'open') other.state = 'answered';
    return amount;
  }

  private rollback({ betTransactionId, roundId, session }: Command): number | string {
    const game = session % 2;
    const bet = this.bets.get(betTransactionId);
    if (bet === undefined && this.replies.has(betTransactionId)) return 'BET_NOT_FOUND';
    if (bet === undefined) {
      this.bets.set(betTransactionId, { roundId, game, stake: 0, state: 'taken back' });
      return 0;
    }
    if (bet.roundId !== roundId || bet.game !== game) return 'BET_NOT_FOUND';
    if (bet.state === 'answered') return 'BET_SETTLED';
    const givenBack = bet.state === 'open' ? bet.stake : 0;
    bet.state = 'taken back';
    return givenBack;
  }
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

function requestOf({ name, transactionId, betTransactionId, roundId, amount, roundEnded }: Command, session: string) {
  const about = { session, transactionId, roundId };
  if (name === 'bet') return { ...about, amount, currency: 'VND' };
  if (name === 'win') return { ...about, amount, currency: 'VND', betTransactionId, roundEnded };
  return { ...about, betTransactionId };
}

/** Two games with a round of one name: a win in one leaves the other's bet open (found once by chance). */
const sameNameInTwoGames = [
  { name: 'bet', session: 1, transactionId: 'c' },
  { name: 'bet', session: 0, transactionId: 'a' },
  { name: 'win', session: 1, transactionId: 'i', betTransactionId: 'c' },
  { name: 'rollback', session: 0, transactionId: 'f', betTransactionId: 'a' },
].map((part) => ({ betTransactionId: 'a', roundId: 'r1', amount: 1_000, roundEnded: false, ...part }) as Command);

/** Has all of the player’s games play from his wallet with one vendor, and puts all of his money there. */
async function playFromVendor(token: string): Promise<void> {
  await gateway.services.database.db.execute(sql`update game_sessions set wallet = 'vendor:ALB' where wallet = 'main'`);
  await call(gateway.url, 'transferFund', { from: 'main', to: 'ALB', amount: start }, { token, idempotencyKey: newId() });
}

const property = 'any run of bets, wins and rollbacks pays each round once, answers an id as before, and keeps every total';
test.each(['main', 'ALB'])(`wallet %s: ${property}`, async (played) => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 10, maxLength: 30, size: 'max' }), async (commands) => {
      const token = await registerPlayer(gateway.url);
      const sessions = [await openGame(gateway.url, token), await openGame(gateway.url, token, 1), await openGame(gateway.url, token)];
      if (played !== 'main') await playFromVendor(token);
      const model = new Model();
      for (const one of commands) {
        const { body } = await wallet(gateway.url, one.name, requestOf(one, sessions[one.session] ?? newId()));
        expect(body.status === 'OK' ? body.balance : body.code).toBe(model.apply(one));
      }
      expect(await balanceOf(gateway.url, token)).toBe(model.balance);
      const { balance, wallets } = (await call(gateway.url, 'listVendorWallets', {}, { token })).body.value;
      const onAlb = wallets.find(({ vassalage }: { vassalage: string }) => vassalage === 'ALB').balance;
      expect({ main: balance, ALB: onAlb }).toEqual({ main: 0, ALB: 0, [played]: model.balance });
      const rounds = await rowsOf<{ game: number; round: string; stakes: number; wins: number }>(
        gateway.services.database.db,
        sql`select (r.game_id <> last.game_id)::int as game, round_id as round, bet_total::int as stakes, win_total::int as wins
          from game_rounds r join (select customer_id, game_id from game_sessions order by created_at desc limit 1) last
          on r.customer_id = last.customer_id`,
      );
      for (const { game, round, stakes, wins } of rounds) expect({ stakes, wins }).toEqual(model.totalsOf(game, round));
      expect(rounds).toHaveLength(model.rounds.size);
    }),
    // A failure is told before the test's own time is over, however far it has been shortened by then.
    { numRuns: 30, interruptAfterTimeLimit: 40_000, examples: [[sameNameInTwoGames]] },
  );
});
