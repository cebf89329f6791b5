/** A claim of §2 of the specification, and the test that holds it. */
export interface Sentence {
  /** Of the specification, as they stand there. */
  words: string;
  /** The file of the test, from the root. */
  file: string;
  /** Of the test's title, as much as no other one in its file has; of a story its name. */
  title: string;
}

/** By the file of the test: words of the specification, and of the test's title. */
type Proofs = Record<string, Record<string, string>>;

const rowsOf = (proofs: Proofs): Sentence[] =>
  Object.entries(proofs).flatMap(([file, titles]) => Object.entries(titles).map(([words, title]) => ({ words, file, title })));

const screens: Proofs = {
  'tests/e2e/shell.spec.ts': {
    'Routes under /web, all children of a shell (header, footer, notice, side bar': '§2 routes: each stands below the shell',
    'personal and agent modals)': 'modal opens over each of them',
    'Language switch (VI/EN)': '§2 header: the language switch',
    'a clock with a GMT offset': '§2 header: the clock goes on by the second',
    'A login box or a logged-in bar': '§2 header: a login box, or the logged-in bar',
    'nickname, unread message count': '§2 header: a login box, or the logged-in bar',
    'deposit, logout (with confirmation)': '§2 header: a login box, or the logged-in bar',
    '**Footer**: an 18+ notice': '§2 routes: each stands below the shell',
    'download, regiona, helpcenter, egame, fish, home': '§2 lazy groups, and /web/ as the base path',
    'Route lazy groups: sportgame, lottery, register, promotion, livegame': '§2 lazy groups, and /web/ as the base path',
    'The asset base path is /web/': '§2 lazy groups, and /web/ as the base path',
  },
  'tests/e2e/home.spec.ts': {
    '| /web | home |': 'its parts come as the reader comes down to them',
    'winners list, agent': '§1, §2 "winners list"',
  },
  'tests/e2e/roles.spec.ts': {
    '/web/register | registration': '§6 every guarded address as',
    '/web/promo | promotions': '§6 every guarded address as',
    '/web/pointMall | points mall': '§6 every guarded address as',
  },
  'tests/e2e/help.spec.ts': {
    '/web/helpmc | help center': '§2 the help center has all its sections',
    'user agreement, terms': '"user agreement" too',
    'account, deposit, withdraw, game help, FAQ, service terms': '§2 the help center has all its sections',
  },
  'tests/e2e/gamePages.spec.ts': {
    '/web/sports | query page = sports vendor': '/web/sports lists one vendor’s games by page',
    '/web/lottery | query vassalage': 'lists its games, and one vendor’s by',
    '/web/casino | live casino': 'lists its games, and one vendor’s by',
    '/web/egame | query page = vassalage': 'lists its games, and one vendor’s by',
    '/web/fish | query page = game account type': 'lists its games, and one vendor’s by',
  },
  'tests/e2e/liteApp.spec.ts': {
    '/web/download | app download': '§2 the download page: the lite app',
    'iOS install guide': 'the guide for iOS at its anchor',
  },
  'tests/e2e/workCenter.spec.ts': {
    '/web/workCenter exists as a path: no header and no footer': '§2 /web/workCenter has no header and no footer',
    'feedback, winners list': '§2 "feedback"',
    'agent-recruitment form': '§2 "agent-recruitment form"',
  },
  'tests/e2e/guards.spec.ts': {
    'without a session token, going to sports, lottery or pointMall shows a warning': '§2 guard: a visitor who goes to',
    '"please login/register" with an OK button': 'is warned, and OK leads back to the page before',
    'The footer is hidden on /web/lottery, /web/sports and /web/workCenter': '§2 a member passes the guards',
    'then returns to the previous path': 'is warned, and OK leads back to the page before',
  },
  'tests/e2e/login.spec.ts': {
    'forgot and reset password': '§2 §7 a forgotten password: the link of the mail sets a new one, once',
    'a dialling-code list with flags': '§2 §4 by SMS: empty fields say so, the code comes to the phone, and the button waits',
    'phone, code and a countdown button': '§2 §4 by SMS: empty fields say so, the code comes to the phone, and the button waits',
  },
  'tests/e2e/security.spec.ts': {
    'security center, user agreement': '§2 the address of the centre asks a visitor to log in',
    'account (securityCenter)': '§2 the address of the centre asks a visitor to log in',
  },
  'tests/e2e/registration.spec.ts': { 'terms of service': '§2 "terms of service": they open over the form' },
  'tests/e2e/closed.spec.ts': {
    'access restricted': '§2 §4 "access restricted": the region page',
    'maintenance, iOS install guide': '§2 §4 "maintenance": a gateway that is closed',
    'Vietnamese and English notices': '§2 §4 "maintenance": a gateway that is closed',
    'a contact-support button': '§2 §4 "maintenance": a gateway that is closed',
    'Maintenance page**: logo, title': '§2 §4 "maintenance": a gateway that is closed',
    'names live chat and a support e-mail as contacts': '§2 §4 "access restricted": the region page',
    'multilingual; says the location is not served': '§2 §4 "access restricted": the region page',
  },
  'tests/e2e/favorites.spec.ts': { 'game lobby (popular, favorite, recent)': 'and can be in all three lists' },
  'tests/e2e/records.spec.ts': {
    'betting record, account record, profit and loss, bonus details': '§2 "betting record", "profit and loss", "account record"',
    'debt history (personalHistoryCopy); transaction history': '§2 "betting record", "profit and loss", "account record"',
  },
};

const headerAndLogin: Proofs = {
  'tests/e2e/navigation.spec.ts': {
    'the side bar opens it at the aboutus anchor': '§2 side bar, ',
    'sports, sport market, casino, egame, fish, competitive, lottery, chess, promo': '§2 navigation: its words in order',
    'lottery, chess, promo, download, and agent center': '§2 navigation: its words in order',
    'contact links for three channels: FACEBOOK, TELEGRAM, ZALO': '§2 side bar, ',
    'Hover menus list the games of a category': '§2 "Hover menus list the games of a category"',
    'sports launches the sports vendor game': '§2 sports launches the sports vendor game',
    'competitive, casino, sportMarket and chess go to /web': 'casino, sport market, competitive and chess go to /web',
    'lottery needs login and then goes to /web/lottery': '§2 lottery needs login and then goes to /web/lottery',
    'others go to /web/{page}': 'the others to /web/{page}',
    'the first 13 games plus a "More" tile to /web/egame': '§2 the live menu has the first 13 games and "More"',
    'Fish items go to /web/fish?page={type}': 'fish, lottery and egame items lead to their pages',
    'lottery items to /web/lottery?vassalage={value}': 'fish, lottery and egame items lead to their pages',
    'electronic games to /web/egame?page={vassalage}': 'fish, lottery and egame items lead to their pages',
    'sport and competitive items to /web/sports?page={type}': '"sport and competitive items go to /web/sports?page={type}"',
    'and need login.': 'need login: a visitor is warned',
    'A live game without game id and node id shows an error': '§2 a live game without game id and node id shows an error',
    'customer service, and a live-message listener': '§2 logged-in bar: customer service is a click away',
    'help center, deposit, and contact links for three channels': '§2 side bar, ',
  },
  'tests/e2e/session.spec.ts': {
    'A username tab (account and password, max 16 characters each)': '§2 §9 login: username and password take 16 characters',
    'a customer-service link': '§2 login: customer service is a link away',
    'logout (with confirmation)': '§2 §4 logout: asked for',
    'clicking the clock five times toggles a special mode': '§2 five clicks on the clock',
    'clears the session and reloads': '§2 five clicks on the clock',
  },
  'packages/features/src/points-mall/Mall/PointsMall.stories.tsx': {
    'tabs for preferential exchange, domestic services and gift exchange': 'Gifts',
    'menus for redeem history, points details and points rules': 'History',
    'redeem history, points details, points rules': 'Details',
  },
  'packages/features/src/session/LoginBox/LoginModal.stories.tsx': {
    'When mobile login is enabled': 'Open',
    'an SMS tab with an optional country code': 'BySms',
    'a forgot-password link, a register button': 'Open',
  },
  'packages/features/src/session/SmsLogin/SmsLogin.stories.tsx': { 'optional country code, phone': 'WithoutCountries' },
  'tests/e2e/loginCaptcha.spec.ts': {
    'An optional captcha image': '§2 §4 the optional captcha, at each log-in',
    'click to refresh, at most once per second': '§2 §9 another picture, at most once a second',
  },
  'tests/e2e/freePlay.spec.ts': { 'an optional free-play button': '§3 §6 free play: a visitor plays demo games' },
  'tests/e2e/socialLogin.spec.ts': { 'optional social login': '§1 §4 the first time' },
  'packages/features/src/session/ForgotPassword/ForgotPassword.stories.tsx': {
    'two tabs, by e-mail (account and e-mail)': 'ByEmail',
    'by SMS (phone with country code, code, new password)': 'Composed',
  },
  'tests/e2e/passwordExpiry.spec.ts': {
    'modal** (not closable)': '§2 §4 an expired password: nothing closes the modal',
    'account read-only': '§2 §4 an expired password: nothing closes the modal',
    '(hidden when already known)': '§2 §4 an expired password: nothing closes the modal',
    'new password, confirm': '§5 the new password: errors at their fields',
  },
  'packages/features/src/session/ForcedPasswordChange/ForcedPasswordChange.stories.tsx': { 'account read-only, old password': 'Composed' },
  'tests/e2e/memberBar.spec.ts': {
    'unread message count': 'the count of unread messages moves while the player looks at it',
    'personal center with a reward badge': '§2 logged-in bar: personal center with a reward badge',
  },
  'tests/e2e/path.spec.ts': {
    'balance (click refreshes': '§2 the balance: a click refreshes it',
    'an updating label shows during refresh': 'with a label while it does',
    'Agents (isAgent 4) cannot open it and get a warning': '§2 "Agents (isAgent 4) cannot open it and get a warning"',
  },
  'tests/e2e/messages.spec.ts': {
    'a live-message listener': '§2 messages: one arrives in an open portal',
    'messages (messageV2)': '§2 messages: one arrives in an open portal',
  },
};

const centresAndPopups: Proofs = {
  'packages/features/src/surfaces/memberMenu.test.ts': {
    'only when toUpline is 1, the user is not type 2 and the whitelabel flag is on': '§2 transfer upline with toUpline $toUpline',
  },
  'tests/e2e/wallet.spec.ts': { 'wallet (transferFund': '§2 transferFund: money goes to a vendor' },
  'tests/e2e/cashier.spec.ts': { 'deposit (depositv2); withdraw': '§4 §9 money’s whole way' },
  'tests/e2e/transfers.spec.ts': { 'transfer upline': '§2 §3 §6 a member sends to his upline' },
  'tests/e2e/agentCenter.spec.ts': {
    'agent center (visible only to agents)': '§2 the agent center of the navigation is visible only to agents',
    'agent center opens the agent modal': 'and opens the agent modal',
    'profit and loss statement, revenue report, downline transaction details, red rain': '§2, §4 its entries',
    'announcement, team overview, register center, downline management, debt record': '§2, §4 its entries',
  },
  'packages/features/src/agent-center/AgentCenter/agentEntries.test.ts': {
    'dividend, daily wages and hourly salary entries shown per contract type': 'an agent with one $type of status $status',
    'Other labels: my income, account change details, team betting': '"Other labels: my income, account change details',
  },
  'tests/e2e/notices.spec.ts': {
    'A login-stage announcement popup: 9 titles per page': '§9 nine a page',
    'shown once per session in each state (before and after login)': '§2 §4 once per session per state',
    'notice, side bar, popups': 'who looks around in the finder has it',
    'A notice list modal (date, title, expandable content)': '§2 a notice list modal (date, title, expandable content)',
  },
  'tests/e2e/contracts.spec.ts': {
    'The agent contract modal': '§3 a request says who offers it, and its terms',
    'A consolidated contracts panel': '§2 the panel opens after the login when a request waits',
    'shown when any of the four contract request lists is non-empty': 'with the other three empty',
    'contract requests': '§4 each answer is asked for once more',
    'real-time salary': '§2 the panel opens after the login when a request waits',
  },
};

/** What the house gives. */
const given: Proofs = {
  'tests/e2e/promotions.spec.ts': {
    'bonus details, reward center, red envelope': '§2 reward center: what can be claimed',
    'transaction history; reward center': '§2 reward center: what can be claimed',
  },
  'packages/features/src/rewards/Tickets/Tickets.stories.tsx': { 'red envelope, redeem history': 'OpenedEnvelope' },
  'packages/features/src/referral/Referral/ReferralEntry.stories.tsx': { 'reward center; referral': 'Friends' },
  'packages/features/src/missions/Leaderboard/Leaderboard.stories.tsx': { 'referral; mission leaderboard': 'OwnRankBehind' },
  'packages/features/src/legion/Legion/Legion.stories.tsx': {
    'manual rebate; legion; transfer upline': 'None',
    'rank, records, rules, member list, setup (setup only for the master)': 'Master',
  },
  'packages/features/src/legion/Setup/GuildSetup.stories.tsx': {
    'Setup has an unsaved-change state': 'Changed',
    'leaving a tab or closing the modal with changes asks to save or discard': 'LeavingTheTab',
  },
  'packages/features/src/rebates/Rebate/ManualRebate.stories.tsx': { 'messages (messageV2); manual rebate': 'ToClaim' },
};

/** On the gateway of a brand that has settings of its own. */
const otherBrand: Proofs = {
  'tests/e2e/otherBrand.spec.ts': {
    'when there are more than 13': '§2 the live menu has no "More"',
    'first-login forced password change': '§2 §9 "first-login forced password change"',
    'whitelabel module flags (deposit, withdraw, reward center, manual rebate, guild)': 'each that the gateway switches',
    'and promo flags': 'and each of promo, takes its own away',
    'Member center modal menu': 'each that the gateway switches',
    'hidden when a merchant wallet exists': 'each that the gateway switches',
  },
};

/** Each claim of §2 that the portal keeps. */
export const sentences: readonly Sentence[] = [screens, headerAndLogin, centresAndPopups, given, otherBrand].flatMap(rowsOf);
