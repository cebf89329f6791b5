/** The text of `npm start -- --help`. */
export const help = `Baize: the portal and its gateway in one process.

  npm start                            embedded database in DATA_DIR
  DATABASE_URL=postgres://… npm start  PostgreSQL; any number of processes on one database

Options are environment variables:
  PORT                    4100
  HOST                    127.0.0.1
  DATA_DIR                .data/gateway; folder of the embedded database, one process at a time
  DATABASE_URL            none; a PostgreSQL connection string
  DATABASE_SESSION_URL    none; set it where DATABASE_URL leads to a pooler in transaction mode (PgBouncer): the same
                          database past the pooler, for LISTEN and migrations. Statements are then sent without names
  REPLICA_URL             none; a standby of the same database, by which reports of the agent center are read
  REPLICA_MAX_AGE         30; seconds that it may be behind, 10 or more. Older or away, the database itself is asked
  DATABASE_POOL           10; connections of one process to PostgreSQL
  DATABASE_QUEUE          200; statements that may wait for one of them. Beyond it, callers get 503 with Retry-After at once
  DATABASE_WAIT           10000; milliseconds that a statement may wait for a connection, then its caller gets 503 too
  BRAND_DIR               brands/baize; folder of the brand, or of several between blanks, each but the first with its host names
  PORTAL_DIR              apps/portal/dist; the portal's build
  SANDBOX                 true; loads apps/sandbox: catalogue, demo accounts, games, cashier, outbox page. false in
                          production, which needs no apps/sandbox
  GATEWAY_SECRET          needed when SANDBOX is false, 32 characters or more, the same for all processes;
                          the sandbox makes its own and keeps it in its database
  PUBLIC_URL              none; the origin that players see. With https:// HSTS is sent
  DOMAINS                 none; host names of the portal, between spaces. At any other it says that the address is wrong
  ROUTERS                 none; domains that players may choose from: Line-1=https://a.example Line-2=https://b.example
  FRAME_ORIGINS           none; https origins of games that open inside the portal, between spaces
  IMAGE_ORIGINS           none; https origins of pictures that others serve, between spaces
  TRUST_PROXY             0; how many proxies of yours stand before it and append to X-Forwarded-For
  RATE_MAX                600; calls a minute from one address over all processes, and ten times as many pictures of
                          games. Each process beyond the first may leave a twentieth of them unused
  LOGIN_RATE_MAX          30; attempts to log in or register a minute from one address
  CAPTCHA_AFTER           3; wrong passwords of an account until a captcha is asked for, of an address ten times
                          as many
  CHALLENGE_AFTER         20; requests of an address in ten minutes until "operator challenge auto" asks for a
                          proof of work
  LOCATION_FILE           none; an .mmdb file of countries by address in place of the bundled one
  HEADERS_TIMEOUT         8000; milliseconds that a caller may take to send its headers
  REQUEST_TIMEOUT         60000; milliseconds that a caller may take to send all of a request
  STOP_TIMEOUT            20000; milliseconds that running requests may take after SIGTERM; their connections then close
  METRICS                 true; Prometheus figures at /metrics
  METRICS_TOKEN           none; 32 characters or more, to be sent there as Bearer. Without it there is no
                          /metrics when SANDBOX is false
  SMTP_URL                none; smtp:// or smtps:// with user and password, where mail goes out
  MAIL_FROM               none; sender of that mail, such as Baize <no-reply@play.example>
  SOCIAL_1_ISSUER         none; address of an OpenID Connect provider to log in with. PUBLIC_URL is needed, and
                          PUBLIC_URL/api/session/login/social/social-1/callback registered there
  SOCIAL_1_CLIENT_ID      none; what that provider calls this portal
  SOCIAL_1_CLIENT_SECRET  none; and the secret it gave
  SOCIAL_1_TITLE          none; the name on its button
  SOCIAL_2_ISSUER         none; a second provider, with social-2 in its address
  SOCIAL_2_CLIENT_ID      none
  SOCIAL_2_CLIENT_SECRET  none
  SOCIAL_2_TITLE          none
  FIREBASE_PROJECT_ID     none; the project whose ID tokens may log in, for apps of the brand
  FIREBASE_JWKS_URL       https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com
  SESSION_HOURS           168; how long a log-in lasts
  SESSIONS_PER_ACCOUNT    50; log-ins that one account may have open, the oldest ends for a new one
  SITE                    all; members or agents, whose accounts alone may log in then
  DEFAULT_PASSWORD        none; password after a reset by customer service. A log-in with it must change it
  PASSWORD_MEMORY         19456; KiB that the hash of one password takes (argon2id). Less only in the sandbox
  SANDBOX_WELCOME_CREDIT  500000; given at registration, in the minor unit
  SANDBOX_CASHIER_DELAY   2000; milliseconds until the sandbox cashier settles an order
  SANDBOX_POPUPS          true; whether a new database has pop-ups among the sandbox's notices
  SANDBOX_ROUNDS          true; whether players of the house play a new sandbox's first rounds
  SANDBOX_BUSINESS        true; whether agent01 of a new sandbox has a downline of some 200 members, who played for sixty days
  CATALOGUE_SIZE          all, about 10000; games that a new sandbox is given
  LOG_LEVEL               info, and warn by npm start; fatal, error, warn, info, debug, trace or silent
  NODE_ENV                development; production does not check replies against the contract

Operators: npm run operator -- help`;
