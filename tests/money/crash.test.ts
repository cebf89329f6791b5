import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillFolder } from '../../apps/gateway/src/testingDatabase.ts';
import { someOrAll } from '../../apps/gateway/src/testingRuns.ts';
import { balanceOf, call, newId, openGame, type Reply, registerPlayer, wallet } from './support/client.ts';
import { startGatewayProcess } from './support/gatewayProcess.ts';

const start = 250_000;
const rounds = someOrAll(2, 4);

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'baize-crash-'));
  await fillFolder(dataDir);
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Sends bets one after another on several connections until the gateway is gone. @returns those that were acknowledged. */
async function betUntilGone(url: string, session: string, acknowledged: string[]): Promise<void> {
  const send = async () => {
    for (;;) {
      const transactionId = newId();
      const reply: Reply | undefined = await wallet(url, 'bet', {
        session,
        transactionId,
        roundId: 'r',
        amount: 10,
        currency: 'VND',
      }).catch(() => undefined);
      if (!reply) return;
      if (reply.status === 200) acknowledged.push(transactionId);
    }
  };
  await Promise.all(Array.from({ length: 8 }, send));
}

test('DESIGN §3: kill -9 while writing loses nothing that was acknowledged, and the next start comes up by itself', async () => {
  let gateway = await startGatewayProcess({ DATA_DIR: dataDir });
  try {
    for (let round = 0; round < rounds; round += 1) {
      const token = await registerPlayer(gateway.url);
      const session = await openGame(gateway.url, token);
      const idempotencyKey = newId();
      const deposit = await call(gateway.url, 'createDeposit', { channelId: 'vietcombank', amount: 5_000 }, { token, idempotencyKey });
      const acknowledged: string[] = [];
      const betting = betUntilGone(gateway.url, session, acknowledged);
      await expect.poll(() => acknowledged.length, { timeout: 20_000, interval: 5 }).toBeGreaterThan(50);
      await gateway.end('SIGKILL');
      await betting;

      gateway = await startGatewayProcess({ DATA_DIR: dataDir });
      const replies = await Promise.all(
        acknowledged.map((transactionId) =>
          wallet(gateway.url, 'bet', { session, transactionId, roundId: 'r', amount: 10, currency: 'VND' }),
        ),
      );
      expect(replies.every(({ status }) => status === 200)).toBe(true);
      const again = await call(gateway.url, 'createDeposit', { channelId: 'vietcombank', amount: 5_000 }, { token, idempotencyKey });
      expect(again.body).toEqual(deposit.body);
      // Bets that were written but not acknowledged may stand too: eight at most, one a connection.
      const spentAtLeast = acknowledged.length * 10;
      await expect.poll(() => balanceOf(gateway.url, token), { timeout: 10_000 }).toBeGreaterThanOrEqual(start + 5_000 - spentAtLeast - 80);
      expect(await balanceOf(gateway.url, token)).toBeLessThanOrEqual(start + 5_000 - spentAtLeast);
    }
  } finally {
    await gateway.end('SIGKILL');
  }
}, 120_000);
