import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { createDemoWallet } from './demoWallet.ts';
import { isJackpotSeal } from './jackpot.ts';
import { gamesRoot, safeReturnUrl } from './launchUrl.ts';
import { gamePage, missingPage, type PageGame } from './page.ts';
import type { RoundFailure } from './playRound.ts';
import type { RealRounds } from './realRounds.ts';
import { balanceRequest, drawRequest, pageQuery, roundRequest } from './requests.ts';
import { createRounds } from './rounds.ts';
import { createSettlements } from './settlements.ts';
import { symbolArt } from './symbolArt.ts';
import type { WalletCall } from './walletClient.ts';

interface SandboxGameOptions {
  /** From `createWalletClient`. */
  walletCall: WalletCall;
  /** Draws the outcomes of demos; never leaves the process. */
  secret: string;
  /** From `createRealRounds`, on the same wallet. Whoever makes them ends them. */
  realRounds: RealRounds;
  findGame: (gameId: string) => Promise<PageGame | undefined>;
  /** Address of a game's large art; by default the gateway's own. */
  artUrl?: (game: PageGame) => string;
}

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

const statuses: Record<RoundFailure, number> = {
  insufficient_funds: 409,
  session_expired: 401,
  round_cancelled: 409,
  invalid_request: 400,
  busy: 503,
  network: 502,
};

const assets = { 'game.css': 'text/css; charset=utf-8', 'game.js': 'text/javascript; charset=utf-8' } as const;
const forGood = 'public, max-age=31536000, immutable';

function fail(reply: FastifyReply, code: RoundFailure, balance?: number): FastifyReply {
  return reply.code(statuses[code]).send({ status: 'ERROR', code, ...(balance === undefined ? {} : { balance }) });
}

/** The sandbox provider's own site: the games' page, its files and its backend, all under `/sandbox/games/`. */
export async function sandboxGamePlugin(app: FastifyInstance, options: SandboxGameOptions): Promise<void> {
  const { walletCall, secret, realRounds, findGame } = options;
  const artUrl = options.artUrl ?? (({ category, gameId }) => `/art/games/${category}/${gameId}/large.svg`);
  const files = await Promise.all(
    Object.entries(assets).map(async ([name, type]) => ({ name, type, body: await readFile(new URL(`public/${name}`, import.meta.url)) })),
  );
  const version = files
    .reduce((hash, { body }) => hash.update(body), createHash('sha256'))
    .digest('hex')
    .slice(0, 12);

  const demoWallet = createDemoWallet();
  const demoRounds = createRounds({ walletCall: demoWallet, settlements: createSettlements({ walletCall: demoWallet }), secret });
  app.addHook('onReady', () => realRounds.resume());

  for (const { name, type, body } of files) {
    app.get(`${gamesRoot}/assets/${name}`, (_request, reply) => reply.type(type).header('cache-control', forGood).send(body));
  }
  for (const [name, svg] of symbolArt) {
    app.get(`${gamesRoot}/symbols/${name}.svg`, (_request, reply) =>
      reply.type('image/svg+xml; charset=utf-8').header('cache-control', 'public, max-age=86400').send(svg),
    );
  }

  app.get(`${gamesRoot}/play`, async (request, reply) => {
    const query = pageQuery.safeParse(request.query);
    const language = query.success ? query.data.lang : 'vi';
    const returnUrl = safeReturnUrl(query.success ? query.data.return : undefined);
    const game = query.success ? await findGame(query.data.game) : undefined;
    reply.type('text/html; charset=utf-8').header('content-security-policy', policy).header('cache-control', 'no-store');
    if (game === undefined) return reply.code(404).send(missingPage(language, returnUrl, version));
    return reply.send(gamePage({ game, language, returnUrl, artUrl: artUrl(game), version }));
  });

  app.post(`${gamesRoot}/api/balance`, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const parsed = balanceRequest.safeParse(request.body);
    if (!parsed.success) return fail(reply, 'invalid_request');
    const { session, demo } = parsed.data;
    try {
      const answer = session === undefined ? await demoWallet('balance', { session: demo }) : await walletCall('balance', { session });
      if (answer.status === 'OK') return reply.send({ status: 'OK', balance: answer.balance });
      return fail(reply, answer.code === 'SYSTEM_ERROR' ? 'network' : 'session_expired');
    } catch {
      return fail(reply, 'network');
    }
  });

  app.post(`${gamesRoot}/api/round`, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const parsed = roundRequest.safeParse(request.body);
    if (!parsed.success) return fail(reply, 'invalid_request');
    const { session, demo, roundId, stake, jackpot } = parsed.data;
    const result =
      session === undefined
        ? await demoRounds.play({ session: demo, roundId, stake })
        : await realRounds.play({ session, roundId, stake, isJackpot: isJackpotSeal(secret, session, jackpot) });
    return result.status === 'OK' ? reply.send(result) : fail(reply, result.code, result.balance);
  });

  app.post(`${gamesRoot}/api/deal`, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const parsed = roundRequest.safeParse(request.body);
    if (!parsed.success) return fail(reply, 'invalid_request');
    const { session, demo, roundId, stake } = parsed.data;
    const result =
      session === undefined ? await demoRounds.deal({ session: demo, roundId, stake }) : await realRounds.deal({ session, roundId, stake });
    return result.status === 'OK' ? reply.send(result) : fail(reply, result.code, result.balance);
  });

  app.post(`${gamesRoot}/api/draw`, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const parsed = drawRequest.safeParse(request.body);
    if (!parsed.success) return fail(reply, 'invalid_request');
    const { session, demo, ticket } = parsed.data;
    const result = session === undefined ? await demoRounds.draw({ session: demo, ticket }) : await realRounds.draw({ session, ticket });
    return result.status === 'OK' ? reply.send(result) : fail(reply, result.code, result.balance);
  });
}
