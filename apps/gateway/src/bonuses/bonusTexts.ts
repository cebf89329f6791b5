import type { MessageTexts } from '../domains/messages/inbox.ts';
import type { MoneyText } from '../moneyText.ts';
import type { BonusEnding } from './schema.ts';

/** What an ended bonus was. */
interface EndedBonus {
  title: { vi: string; en: string };
  amount: number;
  /** What left the balance with it. */
  taken: number;
}

/** The message about a bonus that has ended. */
export function bonusTexts(ending: Exclude<BonusEnding, 'givenUp'>, { title, taken }: EndedBonus, money: MoneyText): MessageTexts {
  const [takenVi, takenEn] = [money(taken, 'vi'), money(taken, 'en')];
  switch (ending) {
    case 'met':
      return {
        titleVi: `Đã cược đủ: ${title.vi}`,
        titleEn: `Wagering met: ${title.en}`,
        contentVi: 'Bạn đã cược đủ cho khoản thưởng này. Khoản thưởng không còn giữ lại việc rút tiền.',
        contentEn: 'You have wagered enough for this bonus. It no longer keeps you from a withdrawal.',
      };
    case 'expired':
      return {
        titleVi: `Thưởng đã hết hạn: ${title.vi}`,
        titleEn: `Bonus expired: ${title.en}`,
        contentVi: `Khoản thưởng không được cược đủ trong thời hạn. Đã thu hồi ${takenVi} từ ví chính; tiền còn lại là của bạn.`,
        contentEn: `The bonus was not wagered in time. ${takenEn} has left your main wallet; the rest is yours.`,
      };
    case 'emptied':
      return {
        titleVi: `Thưởng đã kết thúc: ${title.vi}`,
        titleEn: `Bonus ended: ${title.en}`,
        contentVi: 'Các ví của bạn không còn tiền, nên khoản thưởng đã kết thúc. Lần nạp sau không bị ràng buộc bởi khoản thưởng này.',
        contentEn: 'Your wallets are empty, so the bonus has ended. It does not hold your next deposit.',
      };
  }
}
