import path from 'node:path';
import { z } from 'zod';
import { leastPasswordMemory } from './domains/session/passwords.ts';
import { sites } from './domains/session/site.ts';
import { socialComplaints, socialEnvironment, socialOptionsOf } from './socialConfig.ts';

const flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');
const whole = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number({ error }).refine((value) => Number.isInteger(value) && value >= min && value <= max, { error });
};
/** Origins of a content security policy: nothing else may be in the value. */
const origins = z
  .string()
  .default('')
  .transform((text) => text.split(/[\s,]+/).filter((origin) => origin !== ''))
  .pipe(
    z.array(
      z.string().regex(/^https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/, {
        error: ({ input }) => `${input} is no https origin, such as https://games.example or https://*.games.example`,
      }),
    ),
  );

/** `Name=https://origin`, separated by blanks; each origin may be part of a content security policy. */
const namedOrigins = z
  .string()
  .default('')
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .pipe(
    z.array(
      z.string().regex(/^[\p{L}\d-]{1,16}=https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/u, {
        error: ({ input }) => `${input} is no named origin, such as Line-1=https://a.example`,
      }),
    ),
  )
  .transform((named) => named.map((text) => ({ name: text.slice(0, text.indexOf('=')), url: text.slice(text.indexOf('=') + 1) })));

const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres://');

const environment = z.object({
  PORT: whole(0, 65_535).default(4100),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data/gateway'),
  DATABASE_URL: postgresUrl.optional(),
  /** With it DATABASE_URL is a pooler's; this one leads to the same database past it, for LISTEN and migrations (docs/scaling.md). */
  DATABASE_SESSION_URL: postgresUrl.optional(),
  /** A standby of the database, by which reports are read. */
  REPLICA_URL: postgresUrl.optional(),
  /** Seconds that the standby may be behind; a process's sign of life, every five seconds, is what an idle database has to tell. */
  REPLICA_MAX_AGE: whole(10, 3_600).default(30),
  DATABASE_POOL: whole(2, 200).default(10),
  /** Statements that may wait for a connection; beyond it callers get 503 with Retry-After at once. */
  DATABASE_QUEUE: whole(1, 100_000).default(200),
  /** Milliseconds that a statement may wait for a connection. */
  DATABASE_WAIT: whole(100, 60_000).default(10_000),
  /** Folders of the brands that are shown (docs/guides/brand.md), separated by blanks: the first at every host that no other names. */
  BRAND_DIR: z
    .string()
    .default('brands/baize')
    .transform((text) => text.split(/\s+/).filter(Boolean))
    .pipe(z.tuple([z.string()], z.string())),
  /** Whether `@baize/sandbox` is loaded; without it every port of a provider is `unconnected`. */
  SANDBOX: flag.default(true),
  GATEWAY_SECRET: z.string().min(32, 'must have 32 characters or more').optional(),
  PUBLIC_URL: z
    .string()
    .regex(/^https?:\/\/[^/]+$/, 'must be an origin, such as https://play.example')
    .optional(),
  /** Host names that the portal is served at; none checks nothing (§8 "domain check"). */
  DOMAINS: z
    .string()
    .default('')
    .transform((text) => text.toLowerCase().split(/\s+/).filter(Boolean)),
  /** §3 "Routers": domains that players may choose from; default: the portal's own. */
  ROUTERS: namedOrigins,
  /** Besides the gateway's own: where games that open in a frame come from, and where pictures do. */
  FRAME_ORIGINS: origins,
  IMAGE_ORIGINS: origins,
  /** Proxies before the gateway: only their part of X-Forwarded-For counts, the rest a client may have written. */
  TRUST_PROXY: whole(0, 10).default(0),
  PORTAL_DIR: z.string().min(1).default('apps/portal/dist'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Requests a minute from one address. */
  RATE_MAX: whole(1, 10_000_000).default(600),
  /** Attempts to log in or register a minute from one address; half as many for one account. */
  LOGIN_RATE_MAX: whole(1, 10_000_000).default(30),
  /** Wrong passwords of one account, or ten times as many of one address, until a captcha is asked for. */
  CAPTCHA_AFTER: whole(1, 1_000_000).default(3),
  /** Requests of an address in ten minutes until `challenge auto` asks for a proof of work. */
  CHALLENGE_AFTER: whole(0, 1_000_000).default(20),
  /** Database of countries by address, in MaxMind's format; a bundled one without it. */
  LOCATION_FILE: z.string().min(1).optional(),
  /** Milliseconds that a caller may take to send its headers. */
  HEADERS_TIMEOUT: whole(100, 600_000).default(8_000),
  /** Milliseconds that a caller may take to send all of a request: in a minute a megabit a second brings the largest picture (§9 "5 MB"). */
  REQUEST_TIMEOUT: whole(100, 600_000).default(60_000),
  /** Milliseconds that running requests may take after the order to stop. */
  STOP_TIMEOUT: whole(100, 600_000).default(20_000),
  /** Where mail goes out; in the sandbox it stays in the outbox without this. */
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().min(3).optional(),
  METRICS: flag.default(true),
  METRICS_TOKEN: z.string().min(32, 'must have 32 characters or more').optional(),
  ...socialEnvironment,
  SESSION_HOURS: whole(1, 24 * 90).default(24 * 7),
  /** Sessions that one account may have open at once. */
  SESSIONS_PER_ACCOUNT: whole(1, 1_000).default(50),
  /** §6: accounts that may log in at this gateway. */
  SITE: z.enum(sites, `must be one of ${sites.join(', ')}`).default('all'),
  /** §9 "Default flagged password": password after an operator's reset. */
  DEFAULT_PASSWORD: z.string().min(1).max(16).optional(),
  /** KiB that the hash of one password takes. */
  PASSWORD_MEMORY: whole(8, 1_048_576).default(leastPasswordMemory),
  /** Amount in the minor unit, given at registration in sandbox mode. */
  SANDBOX_WELCOME_CREDIT: whole(0, 1_000_000_000).default(500_000),
  /** Milliseconds until the sandbox cashier settles an order; §9: deposits "normally credited within 10 seconds". */
  SANDBOX_CASHIER_DELAY: whole(0, 600_000).default(2_000),
  /** Whether the sandbox's notices, which a new database is given, have pop-ups among them (§4 "Announcement popup"). */
  SANDBOX_POPUPS: flag.default(true),
  /** Whether players of the house play a new sandbox's first rounds, so that its lists of winners and games are not empty. */
  SANDBOX_ROUNDS: flag.default(true),
  /** Whether agent01 of a new sandbox has a business: two levels of agents, their members, and what they did in sixty days. */
  SANDBOX_BUSINESS: flag.default(true),
  /** Games of a new sandbox, for tests that start quickly; all of them without. */
  CATALOGUE_SIZE: whole(1, 100_000).optional(),
  NODE_ENV: z.string().default('development'),
});

/** Options of older releases that a brand's folder has taken over. */
const movedOptions = ['BRAND', 'BRAND_FILE', 'MERCHANT_CODE', 'HELP_DIR', 'APP_IOS_URL', 'APP_ANDROID_URL', 'CONTACT_EMAIL'];

/** Names of all options. */
export const optionNames = Object.keys(environment.shape);

/** The options of the process, from its environment. */
export type Config = ReturnType<typeof readConfig>;

/** An option has a value that can't be meant. The message names each one. */
export class ConfigError extends Error {
  constructor(lines: string[]) {
    super(`These options can't be used:\n${lines.map((line) => `  ${line}`).join('\n')}\nRun with --help for the list.`);
    this.name = 'ConfigError';
  }
}

/**
 * Options are variables; a misspelt argument must not start something else than was meant.
 * @throws ConfigError
 */
export function checkArguments(args: readonly string[]): void {
  if (args.length > 0) throw new ConfigError(args.map((argument) => `${argument}: options are environment variables, such as PORT=4200`));
}

/**
 * Reads the options. An empty variable counts as absent.
 * @throws ConfigError naming every option that is wrong.
 */
export function readConfig(env: Record<string, string | undefined>) {
  const moved = movedOptions.filter((name) => (env[name] ?? '') !== '');
  if (moved.length > 0)
    throw new ConfigError(
      moved.map((name) => `${name}: stands in the brand’s folder now; name that by BRAND_DIR, such as BRAND_DIR=brands/sen`),
    );
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`));
  const options = parsed.data;
  if (!options.SANDBOX && options.GATEWAY_SECRET === undefined) {
    throw new ConfigError(['GATEWAY_SECRET: is needed when SANDBOX is false; the sandbox alone makes its own']);
  }
  if (!options.SANDBOX && options.PASSWORD_MEMORY < leastPasswordMemory) {
    throw new ConfigError([`PASSWORD_MEMORY: must be ${leastPasswordMemory} or more when SANDBOX is false; less is for tests`]);
  }
  if (options.SMTP_URL !== undefined && options.MAIL_FROM === undefined) {
    throw new ConfigError(['MAIL_FROM: is needed with SMTP_URL, since every mail names its sender']);
  }
  for (const name of ['DATABASE_SESSION_URL', 'REPLICA_URL'] as const) {
    if (options[name] !== undefined && options.DATABASE_URL === undefined) {
      throw new ConfigError([`${name}: is of use with DATABASE_URL alone, which is not set; the embedded database has one process`]);
    }
  }
  if (options.HEADERS_TIMEOUT > options.REQUEST_TIMEOUT) {
    throw new ConfigError(['HEADERS_TIMEOUT: must not be longer than REQUEST_TIMEOUT, of which it is a part']);
  }
  const complaints = socialComplaints(options);
  if (complaints.length > 0) throw new ConfigError(complaints);
  return {
    port: options.PORT,
    host: options.HOST,
    dataDir: path.resolve(options.DATA_DIR),
    databaseUrl: options.DATABASE_URL,
    /** The same database past a pooler; undefined where DATABASE_URL leads to PostgreSQL itself. */
    databaseSessionUrl: options.DATABASE_SESSION_URL,
    databasePool: { size: options.DATABASE_POOL, queue: options.DATABASE_QUEUE, waitMs: options.DATABASE_WAIT },
    /** Where reports are read, and how many milliseconds it may be behind. */
    replica: options.REPLICA_URL === undefined ? undefined : { url: options.REPLICA_URL, maxAgeMs: options.REPLICA_MAX_AGE * 1_000 },
    brandDirs: options.BRAND_DIR.map((folder) => path.resolve(folder)) as [string, ...string[]],
    sandbox: options.SANDBOX,
    secret: options.GATEWAY_SECRET,
    publicUrl: options.PUBLIC_URL,
    domains: options.DOMAINS,
    routers: options.ROUTERS,
    frameOrigins: options.FRAME_ORIGINS,
    imageOrigins: options.IMAGE_ORIGINS,
    /** Whether a hop's own word about the address before it counts, the nearest being 0. */
    trustsHop: (_address: string, hop: number): boolean => hop < options.TRUST_PROXY,
    portalDir: path.resolve(options.PORTAL_DIR),
    logLevel: options.LOG_LEVEL,
    rateMax: options.RATE_MAX,
    loginRateMax: options.LOGIN_RATE_MAX,
    captchaAfter: options.CAPTCHA_AFTER,
    challengeAfter: options.CHALLENGE_AFTER,
    locationFile: options.LOCATION_FILE && path.resolve(options.LOCATION_FILE),
    headersTimeoutMs: options.HEADERS_TIMEOUT,
    requestTimeoutMs: options.REQUEST_TIMEOUT,
    stopWithinMs: options.STOP_TIMEOUT,
    /** Figures for everybody are for the sandbox only. */
    metrics: options.METRICS && (options.SANDBOX || options.METRICS_TOKEN !== undefined),
    metricsToken: options.METRICS_TOKEN,
    /** Server and sender of mail; undefined keeps the sandbox's outbox, or outside of it no mail. */
    smtp: options.SMTP_URL && options.MAIL_FROM ? { url: options.SMTP_URL, from: options.MAIL_FROM } : undefined,
    social: socialOptionsOf(options),
    sessions: { hours: options.SESSION_HOURS, perAccount: options.SESSIONS_PER_ACCOUNT },
    site: options.SITE,
    defaultPassword: options.DEFAULT_PASSWORD,
    passwordMemoryKib: options.PASSWORD_MEMORY,
    welcomeCredit: options.SANDBOX ? options.SANDBOX_WELCOME_CREDIT : 0,
    cashierDelayMs: options.SANDBOX_CASHIER_DELAY,
    popups: options.SANDBOX_POPUPS,
    hasHouseRounds: options.SANDBOX_ROUNDS,
    hasBusiness: options.SANDBOX_BUSINESS,
    catalogueSize: options.CATALOGUE_SIZE,
    /** Replies are checked against the contract everywhere but in production. */
    checkReplies: options.NODE_ENV !== 'production',
  };
}
