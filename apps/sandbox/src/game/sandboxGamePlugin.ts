import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Currency } from '@baize/contract';
import { artAddress } from '@baize/gateway/ports';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { createDemoWallet } from './demoWallet.ts';
import { readFonts } from './fontFiles.ts';
import { isJackpotSeal } from './jackpot.ts';
import { gamesRoot, safeReturnUrl } from './launchUrl.ts';
import { gamePage, missingPage, type PageGame, type PageRoom } from './page.ts';
import type { DealtRound, RoundFailure, RoundResult } from './playRound.ts';
import type { RealRounds } from './realRounds.ts';
import { balanceRequest, drawRequest, pageQuery, roundRequest } from './requests.ts';
import { isWithin, readSession } from './roomSession.ts';
import { createRounds } from './rounds.ts';
import { createSettlements } from './settlements.ts';
import { symbolArt } from './symbolArt.ts';
import type { WalletCall } from './walletClient.ts';

interface SandboxGameOptions {
  /** From `createWalletClient`. */
  walletCall: WalletCall;
  /** Money of the house. */
  currency: Currency;
  /** IANA zone of the house. */
  timeZone: string;
  /** Draws the outcomes of demos; never leaves the process. */
  secret: string;
  /** From `createRealRounds`, on the same wallet. The caller closes them. */
  realRounds: RealRounds;
  findGame: (gameId: string) => Promise<PageGame | undefined>;
  /** A PVP room of this game. Default: there are none. */
  findRoom?: (gameId: string, roomId: string) => Promise<PageRoom | undefined>;
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
  stake_out_of_room: 400,
  player_limit: 409,
  play_closed: 409,
  busy: 503,
  network: 502,
};

const style = 'text/css; charset=utf-8';
const assets = { 'fonts.css': style, 'game.css': style, 'game.js': 'text/javascript; charset=utf-8' } as const;
const forGood = 'public, max-age=31536000, immutable';
const forADay = 'public, max-age=86400';

function fail(reply: FastifyReply, code: RoundFailure, balance?: number): FastifyReply {
  return reply.code(statuses[code]).send({ status: 'ERROR', code, ...(balance === undefined ? {} : { balance }) });
}

/** The sandbox provider's own site: the games' page, its files and its backend, all under `/sandbox/games/`. */
export async function sandboxGamePlugin(app: FastifyInstance, options: SandboxGameOptions): Promise<void> {
  const { walletCall, currency, timeZone, secret, realRounds, findGame, findRoom = async () => undefined } = options;
  const files = await Promise.all(
    Object.entries(assets).map(async ([name, type]) => ({ name, type, body: await readFile(new URL(`public/${name}`, import.meta.url)) })),
  );
  const version = files
    .reduce((hash, { body }) => hash.update(body), createHash('sha256'))
    .digest('hex')
    .slice(0, 12);

  const demoWallet = createDemoWallet(currency);
  const demoRounds = createRounds({ walletCall: demoWallet, settlements: createSettlements({ walletCall: demoWallet }), secret });
  app.addHook('onReady', () => realRounds.resume());

  for (const { name, type, body } of files) {
    app.get(`${gamesRoot}/assets/${name}`, (_request, reply) => reply.type(type).header('cache-control', forGood).send(body));
  }
  for (const { name, body } of await readFonts()) {
    app.get(`${gamesRoot}/assets/${name}`, (_request, reply) => reply.type('font/woff2').header('cache-control', forADay).send(body));
  }
  for (const [name, svg] of symbolArt) {
    app.get(`${gamesRoot}/symbols/${name}.svg`, (_request, reply) =>
      reply.type('image/svg+xml; charset=utf-8').header('cache-control', forADay).send(svg),
    );
  }

  app.get(`${gamesRoot}/play`, async (request, reply) => {
    const query = pageQuery.safeParse(request.query);
    const language = query.success ? query.data.lang : 'vi';
    const returnUrl = safeReturnUrl(query.success ? query.data.return : undefined);
    const game = query.success ? await findGame(query.data.game) : undefined;
    reply.type('text/html; charset=utf-8').header('content-security-policy', policy).header('cache-control', 'no-store');
    if (game === undefined) return reply.code(404).send(missingPage(language, returnUrl, version));
    const room = query.data?.room === undefined ? undefined : await findRoom(game.gameId, query.data.room);
    return reply.send(gamePage({ game, room, currency, timeZone, language, returnUrl, artUrl: artAddress('large', game), version }));
  });

  app.post(`${gamesRoot}/api/balance`, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const parsed = balanceRequest.safeParse(request.body);
    if (!parsed.success) return fail(reply, 'invalid_request');
    const { session, demo } = parsed.data;
    const table = session === undefined ? undefined : readSession(secret, session);
    if (session !== undefined && !table) return fail(reply, 'session_expired');
    try {
      const answer = table ? await walletCall('balance', { session: table.token }) : await demoWallet('balance', { session: demo ?? '' });
      if (answer.status === 'OK') return reply.send({ status: 'OK', balance: answer.balance });
      return fail(reply, answer.code === 'SYSTEM_ERROR' ? 'network' : 'session_expired');
    } catch {
      return fail(reply, 'network');
    }
  });

  /** Begins a round of either kind: where it is played for money, inside the stakes of its room. */
  async function begin(body: unknown, step: 'play' | 'deal'): Promise<RoundResult | DealtRound> {
    const parsed = roundRequest.safeParse(body);
    if (!parsed.success) return { status: 'ERROR', code: 'invalid_request' };
    const { session, demo, roundId, stake, jackpot } = parsed.data;
    if (session === undefined) return demoRounds[step]({ session: demo, roundId, stake });
    const table = readSession(secret, session);
    if (!table) return { status: 'ERROR', code: 'session_expired' };
    if (!isWithin(table.room, stake)) return { status: 'ERROR', code: 'stake_out_of_room' };
    const isJackpot = step === 'play' && isJackpotSeal(secret, table.token, jackpot);
    return realRounds[step]({ session: table.token, roundId, stake, isJackpot });
  }

  for (const [path, step] of [
    ['round', 'play'],
    ['deal', 'deal'],
  ] as const) {
    app.post(`${gamesRoot}/api/${path}`, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const result = await begin(request.body, step);
      return result.status === 'OK' ? reply.send(result) : reply.code(statuses[result.code]).send(result);
    });
  }

  app.post(`${gamesRoot}/api/draw`, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const parsed = drawRequest.safeParse(request.body);
    if (!parsed.success) return fail(reply, 'invalid_request');
    const { session, demo, ticket } = parsed.data;
    const table = session === undefined ? undefined : readSession(secret, session);
    if (session !== undefined && !table) return fail(reply, 'session_expired');
    const result = table ? await realRounds.draw({ session: table.token, ticket }) : await demoRounds.draw({ session: demo ?? '', ticket });
    return result.status === 'OK' ? reply.send(result) : reply.code(statuses[result.code]).send(result);
  });
}
