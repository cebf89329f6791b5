import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { schema } from '../../../db/schema.ts';
import type { SocialProof } from '../../../providers/social/SocialProvider.ts';
import type { Secrets } from '../../../wire/secrets.ts';
import { hashToken } from '../tokens.ts';

const { socialAttempts } = schema;

/** Time to log in at the provider. */
const minutes = 10;

export interface SocialAttempt {
  state: string;
  browserKey: string;
  /** Id of the provider that the browser goes to. */
  provider: string;
  proof: SocialProof;
  returnTo: string;
}

export async function keepAttempt(db: Db, secrets: Secrets, attempt: SocialAttempt): Promise<void> {
  const { state, browserKey, provider, proof, returnTo } = attempt;
  await db.insert(socialAttempts).values({
    stateHash: hashToken(state),
    browserHash: hashToken(browserKey),
    provider,
    proof: secrets.seal(JSON.stringify(proof)),
    returnTo,
    expiresAt: sql`now() + make_interval(mins => ${minutes})`,
  });
}

/**
 * Takes the attempt of a returning browser, and uses it up in any outcome. Another browser, or the callback of another provider, finds none
 * and uses none up.
 */
export async function takeAttempt(
  db: Db,
  secrets: Secrets,
  { state, browserKey, provider }: Pick<SocialAttempt, 'state' | 'browserKey' | 'provider'>,
): Promise<{ proof: SocialProof; returnTo: string } | undefined> {
  const [row] = await db
    .delete(socialAttempts)
    .where(
      and(
        eq(socialAttempts.stateHash, hashToken(state)),
        eq(socialAttempts.browserHash, hashToken(browserKey)),
        eq(socialAttempts.provider, provider),
        gt(socialAttempts.expiresAt, sql`now()`),
      ),
    )
    .returning();
  return row && { proof: JSON.parse(secrets.unseal(row.proof)) as SocialProof, returnTo: row.returnTo };
}
