import type { HeldBonus, Promotion, PromotionStatus } from '@baize/contract';

const day = 86_400_000;
const at = (days: number): string => new Date(Date.now() + days * day).toISOString();

/** A bonus of 500 that is wagered to three fifths. */
export const storyBonus: HeldBonus = {
  bonusId: '0190a3b4-7c1e-4000-8000-000000000041',
  promotionId: 'second',
  title: { vi: 'Nạp lần hai trong ngày +10%', en: 'Second deposit of the day +10%' },
  amount: 500,
  asked: 16_500,
  wagered: 9_900,
  weights: { LOTT: 0, ELOTT: 0 },
  since: at(-2),
  expiresAt: at(5),
  costToGiveUp: 500,
};

const second: Promotion = {
  promotionId: 'second',
  version: 1,
  kind: 'deposit',
  category: 'deposit',
  way: 'join',
  picture: 'coins',
  title: { vi: 'Nạp lần hai trong ngày +10%', en: 'Second deposit of the day +10%' },
  summary: { vi: 'Thưởng đến ₫\u00a05.000 mỗi ngày, vòng cược 3 lần.', en: 'Up to ₫5,000 a day, wagered three times.' },
  terms: {
    vi: ['Xổ số không tính vào vòng cược.', 'Mỗi hội viên một tài khoản.'],
    en: ['Lottery bets don’t count.', 'One account per member.'],
  },
  audience: {},
  reward: { type: 'percent', percent: 10, maximum: 5_000 },
  wagering: { times: 3, of: 'depositAndBonus', weights: { LOTT: 0, ELOTT: 0 } },
  occasion: 'secondOfDay',
  repeats: 'daily',
  daysToUse: 7,
  endsAt: at(40),
  status: 'join',
};
const entry = { entryId: '0190a3b4-7c1e-4000-8000-000000000042', at: at(-1), images: 0 };
const asked = (part: Partial<Promotion> & Pick<Promotion, 'promotionId' | 'status'>): Promotion => {
  const { occasion: _, ...rest } = second;
  return {
    ...rest,
    kind: 'gift',
    way: 'apply',
    repeats: 'once',
    reward: { type: 'fixed', amount: 2_000 },
    wagering: { times: 0, of: 'bonus', weights: {} },
    ...part,
  };
};

/** A deposit promotion in a state. */
export const storyDeposit = (part: Partial<Promotion> = {}): Promotion => ({ ...second, ...part });
/** A promotion by application in a state. */
export const storyApplied = (part: Partial<Promotion> & Pick<Promotion, 'status'>): Promotion =>
  asked({
    promotionId: 'friday',
    picture: 'envelope',
    category: 'casino',
    title: { vi: 'Lì xì thứ Sáu', en: 'Friday envelope' },
    summary: { vi: 'Gửi đơn kèm ảnh giao dịch, nhận ₫\u00a02.000.', en: 'Apply with a picture of your payment: ₫2,000.' },
    ...part,
  });
/** A check-in of seven days, three of which were taken. */
export const storyCheckIn = (part: Partial<Promotion> = {}): Promotion =>
  asked({
    promotionId: 'check-in',
    kind: 'checkIn',
    way: 'automatic',
    repeats: 'daily',
    picture: 'dice',
    category: 'mission',
    title: { vi: 'Điểm danh 7 ngày', en: 'Seven days of check-in' },
    summary: { vi: 'Mỗi ngày một phần thưởng.', en: 'A reward each day.' },
    reward: { type: 'calendar', days: [100, 100, 200, 200, 300, 300, 1_000] },
    status: 'claim',
    claimable: 200,
    streak: { days: 3, isTakenToday: false },
    ...part,
  });

/** One promotion in each status of §4. */
export const storyPromotions: readonly Promotion[] = [
  second,
  storyApplied({ status: 'claim', claimable: 2_000, entry: { ...entry, claimUntil: at(6) } }),
  ...(['applying', 'process', 'rejected', 'claimed', 'joined', 'comingSoon', 'close'] satisfies PromotionStatus[]).map((status) =>
    storyApplied({
      status,
      promotionId: `friday-${status.toLowerCase()}`,
      picture: (
        {
          applying: 'shield',
          process: 'dice',
          rejected: 'person',
          claimed: 'gift',
          joined: 'cup',
          comingSoon: 'wheel',
          close: 'ball',
        } as const
      )[status],
      ...(status === 'comingSoon' && { releasesAt: at(2) }),
      ...(status !== 'comingSoon' && status !== 'close' && { entry: { ...entry, ...(status === 'rejected' && { reason: 'Ảnh bị mờ.' }) } }),
    }),
  ),
  storyDeposit({
    promotionId: 'first',
    status: 'issued',
    picture: 'cards',
    entry: { ...entry, amount: 500 },
    bonus: { ...storyBonus, promotionId: 'first' },
  }),
];
