import { canDraw, type DrawShape } from '@baize/contract/lottery';
import type { AskedResult, ResultSource } from '../providers/draws/ResultSource.ts';

/** Milliseconds that a source may take to answer. */
const answerMs = 10_000;

/** What two sources say of a period: the same numbers, nothing yet, or what keeps the period from being settled. */
export type SourcesAnswer =
  | { status: 'agreed'; numbers: readonly number[] }
  | { status: 'waiting' }
  | { status: 'refused'; reason: string };

type OneAnswer = { numbers: readonly number[] } | { status: 'waiting' } | { reason: string };

async function askOne(source: ResultSource, asked: AskedResult, shape: DrawShape, withinMs: number): Promise<OneAnswer> {
  const signal = AbortSignal.timeout(withinMs);
  try {
    // A source that does not listen to the signal is left behind all the same.
    const late = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }));
    const numbers = await Promise.race([source.resultOf(asked, signal), late]);
    if (numbers === undefined) return { status: 'waiting' };
    return canDraw(shape, numbers) ? { numbers } : { reason: `tells no result of its kind: ${numbers.join(' ')}` };
  } catch (error) {
    return { reason: `can’t be asked: ${error instanceof Error ? error.message : String(error)}` };
  }
}

/**
 * Asks both sources of a lottery for a result.
 * @param shape of the lottery's draws: what does not fit it is no result
 * @param withinMs milliseconds that each may take
 */
export async function askSources(
  sources: readonly [ResultSource, ResultSource],
  asked: AskedResult,
  shape: DrawShape,
  withinMs: number = answerMs,
): Promise<SourcesAnswer> {
  const answers = await Promise.all(sources.map((source) => askOne(source, asked, shape, withinMs)));
  const reasons = answers.flatMap((answer, at) => ('reason' in answer ? [`${sources[at]?.name} ${answer.reason}`] : []));
  if (reasons.length > 0) return { status: 'refused', reason: reasons.join('; ') };
  const [one, other] = answers.flatMap((answer) => ('numbers' in answer ? [answer.numbers] : []));
  if (!one || !other) return { status: 'waiting' };
  if (one.length === other.length && one.every((number, place) => number === other[place])) return { status: 'agreed', numbers: one };
  return { status: 'refused', reason: `${sources[0].name} says ${one.join(' ')}, ${sources[1].name} says ${other.join(' ')}` };
}
