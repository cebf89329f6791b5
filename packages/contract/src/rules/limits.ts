/**
 * §9's constants. Where a brand may set one, the gateway's answer wins over the figure here.
 * Times in milliseconds, money in whole units of the brand's currency ({@link inMinorUnit}).
 */
export const limits = {
  /** §9 "Request timeout". */
  requestTimeoutMs: 120_000,
  /** §9 "asset load timeout". */
  assetTimeoutMs: 120_000,
  /** §9 "Login input length": characters of the username and of the password input. */
  loginInputLength: 16,
  /** §9 "SMS countdown": one minute times `expiredMinutes`. */
  smsCountdownMs: 60_000,
  /** §9 "Toast". */
  toastMs: 1_000,
  legionToastMs: 2_500,
  /** §9 "Age". */
  minimumAge: 18,
  /** §9 "Modal". */
  modalWidth: 520,
  modalZIndex: 1_000,
  /** §9 "Deposit", a transaction. */
  deposit: { minimum: 100, maximum: 50_000, creditedSeconds: 10, remittanceMinutes: 30 },
  /** §9 "Withdrawal"; `turnoverPercent` of a deposit must be wagered first. */
  withdrawal: {
    minimum: 100,
    maximum: 40_000,
    dailyMaximum: 300_000,
    freePerDay: 5,
    feePercent: 1,
    paidMinutes: 5,
    turnoverPercent: 30,
    /** §9 "Withdrawal receipt window": the value is not shown, this one is our own. */
    receiptMinutes: 30,
  },
  /** A transfer to the account above or below. §9 gives no bounds: these are our own. */
  transfer: { minimum: 100, maximum: 50_000_000 },
  /** §9 "Bank cards": of one account. */
  bankCards: 5,
  /** §9 "Images": png or jpg; pixels of one are our own bound, more than any phone’s camera takes. */
  images: { bytes: 5 * 1_048_576, most: 3, pixels: 64_000_000 },
  /** Deposits of a player that wait to be paid at once. Of our own. */
  openDeposits: 20,
  /** §9 "Account records": days that they can be queried for. A brand may set more, where its law asks for more. */
  recordDays: 30,
  /** The most that a brand may set: a year, and a month to look back on it. Of our own. */
  recordDaysMost: 400,
  /** §9 "Prizes"; the caps are of a period, but for that of a single pick. */
  prizes: {
    paidSeconds: 30,
    supportAfterMinutes: 5,
    highFrequencyPeriod: 300_000,
    lowFrequencyPeriod: 100_000,
    singlePick: 30_000,
    other: 1_000_000,
  },
  /** §9 "Prizes": "Mark Six maximum 150,000 per bet and per account per period". */
  markSixStake: 150_000,
  /** §9 "Lottery": no result by then means cancel and refund. */
  lotteryCancelAfterHours: 24,
  /** §9 "retry after too many requests". */
  smsRetryMinutes: 5,
  /** §9 "paging shows 5 pages". */
  pagesShown: 5,
  /** Characters of a feedback: the most is §9's "feedback remark", the least our own (§5 leaves it open). */
  feedback: { minimum: 10, maximum: 140 },
  /** §5 "Promotion apply": characters of the comment. */
  promotionComment: 140,
  /** Days for which the first friend who brought a visitor counts (§2 "referral"). Of our own. */
  referralDays: 30,
  /** §9 "Announcement popup". */
  noticesPerPage: 9,
  /** §9 "Live menu limit". */
  liveMenuGames: 13,
  /** Favourites of a player: more than anybody looks through, and few enough to be read at once. Of our own. */
  favoriteGames: 500,
  /** Games under “Continue playing”. Of our own. */
  recentGames: 20,
} as const;
