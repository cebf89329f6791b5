import type { Language } from '@baize/contract';
import type { MoneyText } from '../../moneyText.ts';
import { timeText } from '../../timeText.ts';
import type { WriteMessage } from './inbox.ts';

interface MoneyMoved {
  /** In the minor unit. */
  amount: number;
  at: Date;
}

/** Subjects of §3's notification messages, and the outcome of a disputed payment (§4). */
export type Notification =
  | ({ kind: 'depositCredited' | 'depositFailed' | 'withdrawalApproved' | 'withdrawalRejected' } & MoneyMoved)
  | ({ kind: 'receiptForced' | 'missingReturned' } & MoneyMoved)
  | ({
      kind: 'transferToUpline' | 'transferToDownline';
      /** Account names. */
      sender: string;
      receiver: string;
    } & MoneyMoved);

interface Sentences {
  title: string;
  lead: string;
}

const sentences: Record<Notification['kind'], Record<Language, Sentences>> = {
  depositCredited: {
    vi: { title: 'Nạp tiền thành công', lead: 'Tiền nạp của bạn đã vào ví.' },
    en: { title: 'Deposit credited', lead: 'Your deposit has been credited to your wallet.' },
  },
  depositFailed: {
    vi: { title: 'Nạp tiền không thành công', lead: 'Lệnh nạp tiền của bạn không thành công. Số tiền chưa được cộng vào ví.' },
    en: { title: 'Deposit failed', lead: 'Your deposit did not go through. Nothing was credited to your wallet.' },
  },
  withdrawalApproved: {
    vi: { title: 'Lệnh rút tiền được duyệt', lead: 'Lệnh rút tiền của bạn đã được duyệt.' },
    en: { title: 'Withdrawal approved', lead: 'Your withdrawal has been approved.' },
  },
  withdrawalRejected: {
    vi: { title: 'Lệnh rút tiền bị từ chối', lead: 'Lệnh rút tiền của bạn bị từ chối.' },
    en: { title: 'Withdrawal rejected', lead: 'Your withdrawal has been rejected.' },
  },
  receiptForced: {
    vi: {
      title: 'Lệnh rút tiền được tính là đã nhận',
      lead: 'Chăm sóc khách hàng đã kiểm tra: khoản tiền này đã đến tài khoản của bạn. Không có khoản nào được hoàn lại.',
    },
    en: {
      title: 'Withdrawal counts as received',
      lead: 'Customer service has found that this payment arrived in your account. Nothing is given back.',
    },
  },
  missingReturned: {
    vi: { title: 'Đã hoàn số tiền chưa nhận', lead: 'Phần tiền rút chưa đến tài khoản của bạn đã được trả lại ví.' },
    en: { title: 'Missing amount returned', lead: 'What did not arrive of your withdrawal is back in your wallet.' },
  },
  transferToUpline: {
    vi: { title: 'Chuyển tiền cho tuyến trên', lead: 'Đã chuyển tiền cho tuyến trên.' },
    en: { title: 'Transfer to upline', lead: 'Money has been transferred to the upline.' },
  },
  transferToDownline: {
    vi: { title: 'Chuyển tiền cho tuyến dưới', lead: 'Đã chuyển tiền cho tuyến dưới.' },
    en: { title: 'Transfer to downline', lead: 'Money has been transferred to the downline.' },
  },
};

const labels = {
  vi: { sender: 'Người gửi', receiver: 'Người nhận', amount: 'Số tiền', time: 'Thời gian' },
  en: { sender: 'Sender', receiver: 'Receiver', amount: 'Amount', time: 'Time' },
} as const satisfies Record<Language, Record<string, string>>;

function contentOf(notification: Notification, language: Language, { money, timeZone }: { money: MoneyText; timeZone: string }): string {
  const label = labels[language];
  const parties =
    'sender' in notification ? [`${label.sender}: ${notification.sender}`, `${label.receiver}: ${notification.receiver}`] : [];
  return [
    sentences[notification.kind][language].lead,
    ...parties,
    `${label.amount}: ${money(notification.amount, language)}`,
    `${label.time}: ${timeText(notification.at, timeZone)}`,
  ].join('\n');
}

/** A notification message of §3 in every language: event, amount, time, and both sides. */
export function notificationTexts(notification: Notification): WriteMessage {
  const { vi, en } = sentences[notification.kind];
  return (money, timeZone) => ({
    // The amount is in the title too: the inbox shows it before the message is opened.
    titleVi: `${vi.title} · ${money(notification.amount, 'vi')}`,
    titleEn: `${en.title} · ${money(notification.amount, 'en')}`,
    contentVi: contentOf(notification, 'vi', { money, timeZone }),
    contentEn: contentOf(notification, 'en', { money, timeZone }),
  });
}
