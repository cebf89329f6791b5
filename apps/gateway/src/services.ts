import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Brands } from './brand/readBrands.ts';
import type { Config } from './config.ts';
import { customerServiceOf } from './customerService.ts';
import type { Database } from './db/database.ts';
import { createCatalogue } from './domains/games/catalogue.ts';
import { createGameMenus } from './domains/games/menus.ts';
import { loadHelp } from './domains/help/loadHelp.ts';
import { createHomeLists } from './domains/home/homeLists.ts';
import { assertFundUnlocked, countWrongFund } from './domains/security/fundLockout.ts';
import { createPhones } from './domains/security/phones.ts';
import { createAddressLimiter, createLimiter } from './domains/session/counters.ts';
import { createIdentities } from './domains/session/identity.ts';
import type { SessionRules } from './domains/session/sessions.ts';
import { assertChallenge } from './domains/verification/challenge.ts';
import { createWallet } from './domains/wallet/wallet.ts';
import { readHouse } from './ledger/house.ts';
import { createLiveHub } from './live/hub.ts';
import { createStreamPlaces } from './live/places.ts';
import { pngPainter } from './providers/captcha/pngPainter.ts';
import type { Cashier } from './providers/cashier/Cashier.ts';
import { createMmdbLocator } from './providers/location/mmdbLocator.ts';
import { createSender } from './providers/messages/createSender.ts';
import { createSocialProviders } from './providers/social/index.ts';
import { unconnected } from './providers/unconnected.ts';
import { databaseQueue } from './queue/databaseQueue.ts';
import { createFollowSoon } from './rollups/followSoon.ts';
import type { Sandbox } from './Sandbox.ts';
import { createSettings, sandboxSecret } from './settings/settings.ts';
import { createDecoder } from './uploads/decode.ts';
import { deriveSecrets } from './wire/secrets.ts';

export type Services = Awaited<ReturnType<typeof createServices>>;

interface ServiceParts {
  config: Config;
  database: Database;
  brands: Brands;
  sandbox: Sandbox | undefined;
}

/** Everything that handlers use, made once a process. The adapters of the providers' ports are chosen here. */
export async function createServices({ config, database, brands, sandbox }: ServiceParts, log: FastifyBaseLogger) {
  const { currency, timeZone } = await readHouse(database.db);
  const secret = config.secret ?? (await sandboxSecret(database, randomBytes(32).toString('base64url')));
  const secrets = await deriveSecrets(secret);
  const settings = await createSettings(database, createMmdbLocator(config.locationFile), brands.first.brand);
  const queue = databaseQueue(database);
  const followSoon = createFollowSoon(database.db, queue, (error) => log.warn({ err: error }, 'daily figures'));
  const live = createLiveHub(database, settings, (error) => log.warn({ err: error }, 'live events'), followSoon.moved);
  const { providerSecret } = secrets;
  const adapters =
    sandbox?.adapters(database.db, {
      providerSecret,
      currency,
      timeZone,
      cashierDelayMs: config.cashierDelayMs,
      banks: brands.first.brand.banks,
    }) ?? unconnected;
  const { provider, draws } = adapters;
  const { banks } = brands.first.brand;
  const cashier: Cashier = banks
    ? { ...adapters.cashier, banks: () => banks.map(({ bankCode, name }) => ({ bankCode, name })) }
    : adapters.cashier;
  return {
    config,
    database,
    log,
    secrets,
    settings,
    live,
    queue,
    followSoon,
    streamPlaces: await createStreamPlaces(database, (error) => log.warn({ err: error }, 'places of streams')),
    provider,
    /** Zone of the brand's day, in which daily limits count. */
    timeZone,
    /** How phones are read where the house's zone is kept. */
    phones: createPhones(timeZone),
    identities: createIdentities(database.db, config.site),
    sessionRules: { ...config.sessions, site: config.site, onEnded: live.changed } satisfies SessionRules,
    wallet: createWallet(database.db, currency, live.changed),
    providerSecrets: new Map(sandbox ? [[provider.code, providerSecret]] : []),
    cashier,
    draws,
    brands,
    /** Where customer service is reached, by the brand of a host. */
    customerServiceAt: (host: string) => customerServiceOf(brands.of(host).brand.contacts ?? sandbox?.contacts),
    /** Money of the house. */
    currency,
    /** What portals send in their merchant header (§7). */
    merchantCode: brands.first.brand.merchantCode,
    catalogue: createCatalogue(database.db),
    gameMenus: createGameMenus(database.db),
    homeLists: createHomeLists(database.db, adapters),
    help: await loadHelp(brands.first.helpDir),
    sender: createSender(config, adapters.sender),
    captchaPainter: pngPainter,
    decodeImage: createDecoder(),
    /** @throws AppError `challenge_required` */
    assertChallenge: (request: { ip: string; challenge?: string | undefined }): Promise<void> =>
      assertChallenge(database.db, secrets, { mode: settings.challengeMode(), after: config.challengeAfter }, request),
    /** Wrong fund passwords of a customer, counted over all calls. */
    fundLockout: {
      assertUnlocked: (customerId: string): Promise<void> => assertFundUnlocked(database.db, customerId),
      countWrong: (customerId: string): Promise<void> => countWrongFund(database.db, customerId),
    },
    social: createSocialProviders(config.social),
    limiters: {
      loginByIp: createAddressLimiter(database.db, 'loginByIp', config.loginRateMax),
      loginByAccount: createLimiter(database.db, 'loginByAccount', Math.ceil(config.loginRateMax / 2)),
      lookupByIp: createAddressLimiter(database.db, 'lookupByIp', config.loginRateMax),
      registerByIp: createAddressLimiter(database.db, 'registerByIp', config.loginRateMax),
      feedbackByIp: createAddressLimiter(database.db, 'feedbackByIp', config.loginRateMax),
      fileByCustomer: createLimiter(database.db, 'fileByCustomer', config.loginRateMax),
      guildFace: createLimiter(database.db, 'guildFace', config.loginRateMax),
      guildCode: createLimiter(database.db, 'guildCode', config.loginRateMax),
      fundPassword: createLimiter(database.db, 'fundPassword', config.loginRateMax),
    },
  };
}
