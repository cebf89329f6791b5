import type { Lottery } from '@baize/contract';
import * as z from 'zod/mini';
import { formatInZone, safeStorage } from '../../core/index.ts';

/** A commitment as this device has kept it while its period was to come, or took bets. */
export interface KeptCommitment {
  period: string;
  /** SHA-256 of the seed, in hexadecimal. */
  commitment: string;
  /** When it came, in milliseconds since 1970 by the gateway's clock. */
  keptAt: number;
}

/** Of a lottery: more are forgotten, the oldest first. */
const mostKept = 50;
const storage = safeStorage('local');
const keyOf = (lottery: string): string => `baize-commitments:${lottery}`;

/** As they are stored: an older build, or somebody else, may have kept another shape. */
const storedCommitments = z.array(
  z.object({ period: z.string(), commitment: z.string().check(z.regex(/^[0-9a-f]{64}$/)), keptAt: z.int().check(z.gte(0)) }),
);

function readText(text: string): readonly KeptCommitment[] {
  try {
    return storedCommitments.safeParse(JSON.parse(text)).data ?? [];
  } catch {
    // Whatever stands there, it is no commitment of ours.
    return [];
  }
}

/** What was read last of each lottery: a text is read once. */
const readBefore = new Map<string, { text: string; kept: readonly KeptCommitment[] }>();
function keptOf(lottery: string): readonly KeptCommitment[] {
  const text = storage.get(keyOf(lottery)) ?? '[]';
  const before = readBefore.get(lottery);
  if (before?.text === text) return before.kept;
  const kept = readText(text);
  readBefore.set(lottery, { text, kept });
  return kept;
}

/**
 * Keeps the commitments of the open and the next period of each lottery, beyond a reload. The first one that came for a period stays: a gateway that
 * tells another one later is found out.
 * @param now milliseconds since 1970 by the gateway's clock: what has closed by then proves nothing any more
 */
export function keepCommitments(lotteries: readonly Pick<Lottery, 'lottery' | 'current' | 'next'>[], now: number): void {
  for (const { lottery, current, next } of lotteries) {
    const kept = keptOf(lottery);
    const fresh = [current, next].flatMap((period): KeptCommitment[] =>
      period?.commitment !== undefined && Date.parse(period.closesAt) > now && !kept.some((one) => one.period === period.period)
        ? [{ period: period.period, commitment: period.commitment, keptAt: Math.floor(now) }]
        : [],
    );
    if (fresh.length > 0) storage.set(keyOf(lottery), JSON.stringify([...kept, ...fresh].slice(-mostKept)));
  }
}

/** The commitment that this device has kept of a period; undefined where it has none from before the draw. */
export const keptCommitment = (lottery: string, period: string): KeptCommitment | undefined =>
  keptOf(lottery).find((one) => one.period === period);

/** When a commitment came, as its reader's clock tells it. */
export const momentText = (keptAt: number, timeZone: string): string => formatInZone(new Date(keptAt).toISOString(), timeZone);
