import {
  type DealtRound,
  type DrawRequest,
  dealRound,
  drawRound,
  playRound,
  type RoundRequest,
  type RoundResult,
  type RoundTools,
  roundKeyOf,
} from './playRound.ts';

/** Results kept for repeated requests; the outcome can be drawn again, so what falls out is only a saved call. */
const keptResults = 2_000;
/** Requests of one session that may wait. */
const lineLimit = 4;

/** Plays the rounds of a session one after the other, and each once. */
export function createRounds(tools: RoundTools) {
  const results = new Map<string, RoundResult & { status: 'OK' }>();
  const lines = new Map<string, { tail: Promise<unknown>; length: number }>();

  async function play(request: RoundRequest): Promise<RoundResult> {
    const key = roundKeyOf(request.session, request.roundId);
    const known = results.get(key);
    if (known) return known.stake === request.stake ? known : { status: 'ERROR', code: 'invalid_request' };
    const result = await playRound(tools, request);
    if (result.status === 'OK' && !result.isSettling) {
      results.set(key, result);
      const [oldest] = results.keys();
      if (results.size > keptResults && oldest !== undefined) results.delete(oldest);
    }
    return result;
  }

  async function inLine<Result>(session: string, run: () => Promise<Result>): Promise<Result | RoundResult> {
    const line = lines.get(session) ?? { tail: Promise.resolve(), length: 0 };
    if (line.length >= lineLimit) return { status: 'ERROR', code: 'busy' };
    line.length += 1;
    lines.set(session, line);
    const mine = line.tail.then(run);
    line.tail = mine.catch(() => undefined);
    try {
      return await mine;
    } finally {
      line.length -= 1;
      if (line.length === 0) lines.delete(session);
    }
  }

  return {
    play: (request: RoundRequest): Promise<RoundResult> => inLine(request.session, () => play(request)),
    /** The first step of two. */
    deal: (request: RoundRequest): Promise<RoundResult | DealtRound> => inLine(request.session, () => dealRound(tools, request)),
    /** The second. */
    draw: (request: DrawRequest): Promise<RoundResult> => inLine(request.session, () => drawRound(tools, request)),
  };
}
