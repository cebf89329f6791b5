import type { PromotionTerms } from '@baize/contract';
import type { MoneyText } from '@baize/gateway/ports';

const day = 86_400_000;
/** Midnight in a zone, so many days from now. */
function startOfDay(days: number, timeZone: string): string {
  const moment = new Date(Date.now() + days * day);
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(moment);
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '') || 'Z';
  return new Date(`${new Intl.DateTimeFormat('sv', { timeZone }).format(moment)}T00:00:00${offset}`).toISOString();
}

/** Terms that most promotions of the sandbox share. */
const usual = {
  way: 'join',
  audience: {},
  repeats: 'once',
  daysToUse: 7,
  wagering: { times: 5, of: 'bonus', weights: {} },
} as const satisfies Partial<PromotionTerms>;

const lottery = { vi: 'Xổ số không tính vào vòng cược.', en: 'Lottery bets don’t count.' };
const oneAccount = {
  vi: 'Mỗi hội viên một tài khoản; tài khoản phụ không được tham gia.',
  en: 'One account per member; further accounts are excluded.',
};
const paragraphs = (...lines: { vi: string; en: string }[]) => ({ vi: lines.map(({ vi }) => vi), en: lines.map(({ en }) => en) });

/** §3 "Promotion": what the house gives in a new sandbox; demo accounts have parts in them in every status (§4). */
export const sandboxPromotions = (money: MoneyText, timeZone: string): PromotionTerms[] => [
  {
    ...usual,
    promotionId: 'second',
    kind: 'deposit',
    category: 'deposit',
    picture: 'coins',
    title: { vi: 'Nạp lần hai trong ngày +10%', en: 'Second deposit of the day +10%' },
    summary: {
      vi: `Thưởng đến ${money(5_000, 'vi')} mỗi ngày, vòng cược 3 lần.`,
      en: `Up to ${money(5_000, 'en')} a day, wagered three times.`,
    },
    terms: paragraphs(lottery, oneAccount, {
      vi: 'Thưởng vào ví chính cùng lúc với tiền nạp.',
      en: 'The bonus comes to your main wallet together with the deposit.',
    }),
    occasion: 'secondOfDay',
    repeats: 'daily',
    reward: { type: 'percent', percent: 10, maximum: 5_000 },
    wagering: { times: 3, of: 'depositAndBonus', weights: { LOTT: 0, ELOTT: 0 } },
  },
  {
    ...usual,
    promotionId: 'first',
    kind: 'deposit',
    category: 'newcomer',
    picture: 'person',
    title: { vi: 'Nạp lần đầu +20%', en: 'First deposit +20%' },
    summary: { vi: `Chào hội viên mới: thưởng đến ${money(10_000, 'vi')}.`, en: `A welcome to new members: up to ${money(10_000, 'en')}.` },
    terms: paragraphs(oneAccount, { vi: 'Chỉ dành cho lần nạp đầu tiên.', en: 'For the first deposit alone.' }),
    occasion: 'first',
    reward: { type: 'percent', percent: 20, maximum: 10_000 },
  },
  {
    ...usual,
    promotionId: 'welcome',
    kind: 'signUp',
    category: 'newcomer',
    picture: 'gift',
    way: 'automatic',
    title: { vi: 'Thưởng thành viên mới', en: 'Sign-up reward' },
    summary: { vi: `Xác minh số điện thoại và nhận ${money(2_000, 'vi')}.`, en: `Verify your phone and claim ${money(2_000, 'en')}.` },
    terms: paragraphs(oneAccount, {
      vi: 'Nhận trong 30 ngày kể từ khi mở tài khoản.',
      en: 'To be claimed within 30 days of opening the account.',
    }),
    audience: { phoneProved: true, openedWithinDays: 30 },
    reward: { type: 'fixed', amount: 2_000 },
    wagering: { times: 1, of: 'bonus', weights: {} },
  },
  {
    ...usual,
    promotionId: 'check-in',
    kind: 'checkIn',
    category: 'mission',
    picture: 'dice',
    way: 'automatic',
    title: { vi: 'Điểm danh 7 ngày', en: 'Seven days of check-in' },
    summary: { vi: 'Mỗi ngày một phần thưởng, ngày thứ bảy lớn nhất.', en: 'A reward each day, the largest on the seventh.' },
    terms: paragraphs({ vi: 'Bỏ lỡ một ngày thì bắt đầu lại từ ngày thứ nhất.', en: 'A missed day begins again with the first.' }),
    repeats: 'daily',
    reward: { type: 'calendar', days: [100, 100, 200, 200, 300, 300, 1_000] },
    wagering: { times: 0, of: 'bonus', weights: {} },
  },
  {
    ...usual,
    promotionId: 'rescue',
    kind: 'rescue',
    category: 'casino',
    picture: 'shield',
    way: 'automatic',
    title: { vi: 'Cứu viện thua lỗ', en: 'Rescue of yesterday’s loss' },
    summary: {
      vi: `5% khoản thua ròng hôm qua, tối đa ${money(20_000, 'vi')}.`,
      en: `5% of yesterday’s net loss, ${money(20_000, 'en')} at most.`,
    },
    terms: paragraphs(
      {
        vi: 'Thua ròng là tiền cược trừ tiền thắng của các ván bắt đầu hôm qua.',
        en: 'A net loss is the stakes less the wins of rounds that began yesterday.',
      },
      {
        vi: 'Ván chưa kết thúc lúc bạn nhận thì không được tính, cả về sau: hãy chờ ván kết thúc rồi nhận trong hôm nay.',
        en: 'A round that is still in play when you claim does not count, nor does it later: wait for its end, and claim within today.',
      },
    ),
    repeats: 'daily',
    minimum: 1_000,
    reward: { type: 'percent', percent: 5, maximum: 20_000 },
    wagering: { times: 1, of: 'bonus', weights: {} },
  },
  {
    ...usual,
    promotionId: 'friday',
    kind: 'gift',
    category: 'deposit',
    picture: 'envelope',
    way: 'apply',
    title: { vi: 'Lì xì thứ Sáu', en: 'Friday envelope' },
    summary: {
      vi: `Gửi đơn kèm ảnh giao dịch, nhận ${money(2_000, 'vi')} không cần cược.`,
      en: `Apply with a picture of your payment: ${money(2_000, 'en')} without wagering.`,
    },
    terms: paragraphs({ vi: 'Chăm sóc khách hàng xét đơn trong 24 giờ.', en: 'Customer service decides within 24 hours.' }, oneAccount),
    audience: { deposits: 1 },
    reward: { type: 'fixed', amount: 2_000 },
    wagering: { times: 0, of: 'bonus', weights: {} },
  },
  {
    ...usual,
    promotionId: 'birthday',
    kind: 'gift',
    category: 'newcomer',
    picture: 'cards',
    way: 'apply',
    title: { vi: 'Quà sinh nhật', en: 'Birthday gift' },
    summary: { vi: 'Gửi ảnh giấy tờ trong tháng sinh nhật của bạn.', en: 'Apply in the month of your birthday.' },
    terms: paragraphs(oneAccount, { vi: 'Mỗi năm một lần.', en: 'Once a year.' }),
    reward: { type: 'points', points: 2_000 },
    wagering: { times: 0, of: 'bonus', weights: {} },
  },
  {
    ...usual,
    promotionId: 'vip',
    kind: 'gift',
    category: 'casino',
    picture: 'cup',
    way: 'apply',
    title: { vi: 'Thưởng bàn casino', en: 'Casino table reward' },
    summary: { vi: 'Dành cho người chơi bàn trực tiếp mỗi tuần.', en: 'For players of the live tables, each week.' },
    terms: paragraphs({
      vi: `Tối đa ${money(20_000, 'vi')} tiền cược mỗi ván được tính.`,
      en: `Of the stakes of one round no more than ${money(20_000, 'en')} counts.`,
    }),
    reward: { type: 'fixed', amount: 3_000 },
    wagering: { times: 2, of: 'bonus', weights: { RNG: 50, LOTT: 0 }, mostStake: 20_000 },
  },
  {
    ...usual,
    promotionId: 'football',
    kind: 'gift',
    category: 'sports',
    picture: 'ball',
    way: 'apply',
    title: { vi: 'Đua top bóng đá ảo', en: 'Virtual football race' },
    summary: { vi: 'Mùa 3 đã kết thúc.', en: 'Season 3 is over.' },
    terms: paragraphs(oneAccount),
    reward: { type: 'fixed', amount: 1_000 },
    releasesAt: startOfDay(-60, timeZone),
    endsAt: startOfDay(-8, timeZone),
  },
  {
    ...usual,
    promotionId: 'christmas',
    kind: 'gift',
    category: 'mission',
    picture: 'wheel',
    way: 'apply',
    title: { vi: 'Vòng quay Giáng sinh', en: 'Christmas wheel' },
    summary: { vi: 'Mỗi ngày một lượt quay, tỷ lệ trúng công bố trước.', en: 'One spin a day, with odds that are published before.' },
    terms: paragraphs(oneAccount),
    reward: { type: 'fixed', amount: 1_000 },
    releasesAt: startOfDay(2, timeZone),
    endsAt: startOfDay(32, timeZone),
  },
];
