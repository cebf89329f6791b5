import { defaultLanguage, deviceName, deviceOf, type Language } from '@baize/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';
import { readHouse } from '../../ledger/house.ts';
import type { MessageSender } from '../../providers/messages/MessageSender.ts';
import type { Services } from '../../services.ts';
import { timeText } from '../../timeText.ts';
import { type Contacts, contactsOf } from '../security/contacts.ts';
import { countTry } from './counters.ts';
import { provedEmailOf, provedMobileOf } from './factorWays.ts';

type Text = Record<Language, string>;

/** Changes that the owner is told of. */
const changes = {
  password: { vi: 'Mật khẩu đăng nhập của bạn đã được đổi.', en: 'The login password of your account was changed.' },
  passwordReset: {
    vi: 'CSKH đã đặt lại mật khẩu đăng nhập của bạn.',
    en: 'Customer service has reset the login password of your account.',
  },
  fundPassword: { vi: 'Tài khoản của bạn đã có mật khẩu quỹ mới.', en: 'Your account has a new fund password.' },
  fundPasswordForgotten: { vi: 'CSKH đã xoá mật khẩu quỹ của bạn.', en: 'Customer service has cleared the fund password of your account.' },
  mobile: { vi: 'Một số điện thoại đã được liên kết với tài khoản của bạn.', en: 'A phone number was bound to your account.' },
  email: { vi: 'Một địa chỉ email đã được liên kết với tài khoản của bạn.', en: 'An e-mail address was bound to your account.' },
  authenticator: {
    vi: 'Một ứng dụng xác thực đã được liên kết với tài khoản của bạn.',
    en: 'An authenticator app was bound to your account.',
  },
  authenticatorRemoved: {
    vi: 'Ứng dụng xác thực đã được gỡ khỏi tài khoản của bạn.',
    en: 'The authenticator app was removed from your account.',
  },
  realName: { vi: 'Họ tên thật của bạn đã được lưu vào tài khoản.', en: 'A real name was set for your account.' },
  bankCard: { vi: 'Một thẻ ngân hàng đã được liên kết với tài khoản của bạn.', en: 'A bank card was bound to your account.' },
  bankCardRemoved: { vi: 'Một thẻ ngân hàng đã được gỡ khỏi tài khoản của bạn.', en: 'A bank card was removed from your account.' },
  bankCardLocked: { vi: 'CSKH đã khóa một thẻ ngân hàng của bạn.', en: 'Customer service has locked a bank card of your account.' },
  bankCardUnlocked: { vi: 'CSKH đã mở khóa một thẻ ngân hàng của bạn.', en: 'Customer service has unlocked a bank card of your account.' },
  newAddressCheckOn: {
    vi: 'Xác minh khi đăng nhập từ IP mới đã được bật.',
    en: 'The check of logins from new addresses was switched on.',
  },
  newAddressCheckOff: {
    vi: 'Xác minh khi đăng nhập từ IP mới đã bị tắt.',
    en: 'The check of logins from new addresses was switched off.',
  },
} satisfies Record<string, Text>;

/** SMS to one phone a day. They cost the house, and are counted apart from codes: using them up locks nobody out. */
const smsPerDay = { max: 12, seconds: 86_400 };

const subject = 'Thông báo bảo mật / Security notice';

/** From where a change was made. */
export interface ChangeVisit {
  ip: string;
  userAgent: string;
}

export interface SecurityChange {
  customerId: string;
  what: keyof typeof changes;
  /** Undefined where customer service has made it. */
  visit?: ChangeVisit | undefined;
  /** The contacts before a change: a thief's new contact would not reach the owner. */
  before?: Contacts | undefined;
}

interface Recipient {
  channel: 'sms' | 'mail';
  recipient: string;
  /** An unproved contact may be a stranger's, who must not learn of a visit. */
  isStranger?: boolean;
}

/** Contact for notices to the owner: the proved e-mail address, else the proved phone. */
function ownerOf(contacts: Contacts): Recipient[] {
  const email = provedEmailOf(contacts);
  if (email) return [{ channel: 'mail', recipient: email }];
  const mobile = provedMobileOf(contacts);
  return mobile ? [{ channel: 'sms', recipient: mobile }] : [];
}

/** Readers of the replaced contact. An unproved phone gets nothing: mails to strangers cost nothing, but SMS do. */
function replacedOf(before: Contacts, now: Contacts): Recipient[] {
  const mobile = provedMobileOf(before);
  return [
    ...(before.email && before.email !== now.email
      ? [{ channel: 'mail' as const, recipient: before.email, isStranger: before.emailProvedAt === null }]
      : []),
    ...(mobile && mobile !== now.mobile ? [{ channel: 'sms' as const, recipient: mobile }] : []),
  ];
}

async function languageOf(db: Db, customerId: string): Promise<Language> {
  const { language, id } = schema.customers;
  const [owner] = await db.select({ language }).from(schema.customers).where(eq(id, customerId));
  return owner?.language ?? defaultLanguage;
}

/** `2026-11-23 09:41:07 GMT+7`: §9's date display, by the brand's clock. */
function momentOf(date: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(date);
  return `${timeText(date, timeZone)} ${parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''}`.trim();
}

function linesOf(language: Language, what: Text, moment: string, visit: ChangeVisit | undefined): string[] {
  // Never the user agent itself: the author of the change controls its text.
  const device = visit && deviceName(deviceOf(visit.userAgent));
  if (language === 'vi') {
    return [
      what.vi,
      `Thời gian: ${moment}.`,
      ...(visit ? [`Địa chỉ IP: ${visit.ip}. Thiết bị: ${device ?? 'không rõ'}.`] : []),
      'Nếu không phải bạn, hãy đặt lại mật khẩu bằng “Quên mật khẩu?” và báo CSKH ngay.',
    ];
  }
  return [
    what.en,
    `When: ${moment}.`,
    ...(visit ? [`IP address: ${visit.ip}. Device: ${device ?? 'unknown'}.`] : []),
    'If this was not you, set a new password by “Forgot password?” and tell customer service at once.',
  ];
}

async function assertMaySend(db: Db, phone: string): Promise<void> {
  const { count } = await countTry(db, `notices ${phone}`, smsPerDay.seconds);
  if (count > smsPerDay.max) throw new Error('the phone was sent its notices of the day');
}

/**
 * Tells an account's owner about a security change after its commit, so that a thief can't make it unseen. The language of the request may
 * be the thief's: a mail is in both languages; an SMS, which is paid by its length, is in the account's own.
 * @returns the number of notices: 0 without a proved contact
 * @throws the sender's error; an Error for a phone beyond its notices of the day. Notices to other contacts are sent all the same
 */
export async function tellOwner(
  { db, sender }: { db: Db; sender: MessageSender },
  { customerId, what, visit, before }: SecurityChange,
): Promise<number> {
  const [now, ownLanguage, { timeZone }] = await Promise.all([contactsOf(db, customerId), languageOf(db, customerId), readHouse(db)]);
  if (!now) return 0;
  // A proof of an unchanged contact: only contacts that were proved before get the notice.
  const isProof = before !== undefined && before.mobile === now.mobile && before.email === now.email;
  const recipients = [...(isProof ? [] : ownerOf(now)), ...(before ? [...ownerOf(before), ...replacedOf(before, now)] : [])];
  const told = new Map(recipients.map((recipient) => [recipient.recipient, recipient]));
  const moment = momentOf(new Date(), timeZone);
  await Promise.all(
    [...told.values()].map(async ({ channel, recipient, isStranger = false }) => {
      if (channel === 'sms') await assertMaySend(db, recipient);
      const lines = (language: Language) => linesOf(language, changes[what], moment, isStranger ? undefined : visit);
      const body = channel === 'sms' ? lines(ownLanguage).join(' ') : `${lines('vi').join('\n')}\n\n${lines('en').join('\n')}`;
      return sender.send({ channel, recipient, subject, body });
    }),
  );
  return told.size;
}

/** The same in the background: a failed message does not undo the change. */
export function tellOwnerBeside(
  { database: { db }, sender, log }: Pick<Services, 'database' | 'sender' | 'log'>,
  change: SecurityChange,
): void {
  tellOwner({ db, sender }, change).catch((error: unknown) => log.error({ err: error, change: change.what }, 'an owner was not told'));
}
