import type { ContractType, Language } from '@baize/contract';
import type { Tx } from '../../../db/database.ts';
import type { MoneyText } from '../../../moneyText.ts';
import { keepMessage, keepNews, type WriteMessage } from '../../messages/inbox.ts';

export const typeNames: Record<ContractType, Record<Language, string>> = {
  dividend: { vi: 'Cổ tức', en: 'Dividend' },
  dailySalary: { vi: 'Lương ngày', en: 'Daily salary' },
  hourlySalary: { vi: 'Lương giờ', en: 'Hourly salary' },
  realTimeSalary: { vi: 'Lương thời gian thực', en: 'Real-time salary' },
};

interface Told {
  title: string;
  content: string;
}
const texts =
  (write: (language: Language, money: MoneyText) => Told): WriteMessage =>
  (money) => {
    const [vi, en] = [write('vi', money), write('en', money)];
    return { titleVi: vi.title, titleEn: en.title, contentVi: vi.content, contentEn: en.content };
  };

/** What the receiver of a bill is told. */
function receiverTexts(type: ContractType, paid: number, left: number): WriteMessage {
  return texts((language, money) => {
    const [name, amount, rest] = [typeNames[type][language], money(paid, language), money(left, language)];
    if (left === 0)
      return language === 'vi'
        ? { title: `${name} · ${amount}`, content: `${name} của kỳ vừa qua đã vào ví chính của bạn.` }
        : { title: `${name} · ${amount}`, content: `${name} of the last period is in your main wallet.` };
    return language === 'vi'
      ? { title: `${name} trả một phần · ${amount}`, content: `Tuyến trên mới trả một phần. Còn thiếu ${rest}; phần này được trả sau.` }
      : { title: `${name} paid in part · ${amount}`, content: `Your upline has paid a part. ${rest} is left and is paid later.` };
  });
}

/** What a payer is told who could not pay all. */
function payerTexts(type: ContractType, left: number): WriteMessage {
  return texts((language, money) => {
    const [name, rest] = [typeNames[type][language], money(left, language)];
    return language === 'vi'
      ? {
          title: `Chưa trả đủ ${name.toLowerCase()} · ${rest}`,
          content: `Ví chính không đủ để trả ${name.toLowerCase()} cho tuyến dưới. Hãy nạp ví và trả trong thời hạn.`,
        }
      : {
          title: `${name} not paid in full · ${rest}`,
          content: `Your main wallet could not pay the ${name.toLowerCase()} of a downline. Please settle it within the days of grace.`,
        };
  });
}

interface BillPaid {
  payer: string;
  customerId: string;
  type: ContractType;
  paid: number;
  left: number;
  /** Default now. */
  at?: Date;
}

/** Tells both sides of a payment. Five minutes' salaries come too often for messages: the balance and the bills tell of them. */
export async function tellOfBill(tx: Tx, { payer, customerId, type, paid, left, at }: BillPaid): Promise<void> {
  if (type !== 'realTimeSalary' && type !== 'hourlySalary') await keepNews(tx, customerId, receiverTexts(type, paid, left), at);
  if (left > 0 && payer !== 'house') await keepMessage(tx, payer, payerTexts(type, left), at);
}

/** §4: tells an agent that he is frozen, or no more. */
export const tellOfFreeze = (tx: Tx, customerId: string, isFrozen: boolean, owed: number): Promise<void> =>
  keepMessage(
    tx,
    customerId,
    texts((language, money) => {
      const amount = money(owed, language);
      if (isFrozen)
        return language === 'vi'
          ? {
              title: `Tài khoản bị đóng băng · ${amount}`,
              content: 'Bạn còn nợ tuyến dưới quá hạn. Tiền vào ví sẽ được dùng để trả trước; trả hết thì tài khoản tự mở lại.',
            }
          : {
              title: `Account frozen · ${amount}`,
              content:
                'You owe your downline past the days of grace. Whatever comes to your wallet pays it first; once it is paid the account opens by itself.',
            };
      return language === 'vi'
        ? { title: 'Tài khoản đã mở lại', content: 'Bạn đã trả hết cho tuyến dưới.' }
        : { title: 'Account open again', content: 'All that you owed your downline is paid.' };
    }),
  );
