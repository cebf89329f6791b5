import { describe, expect, test } from 'vitest';
import { moneyTextIn } from '../../moneyText.ts';
import { type Notification, notificationTexts } from './notificationTexts.ts';

const written = (notification: Notification, currency: 'VND' | 'PHP' = 'VND') =>
  notificationTexts(notification)(moneyTextIn(currency), 'Asia/Ho_Chi_Minh');

/** Past midnight already where the brand is. */
const at = new Date('2026-11-24T17:05:09.000Z');
const amount = 1_250_000;
const parties = { sender: 'minh88', receiver: 'agent01' };

const money = ['depositCredited', 'depositFailed', 'withdrawalApproved', 'withdrawalRejected', 'receiptForced', 'missingReturned'] as const;
const transfers = ['transferToUpline', 'transferToDownline'] as const;
const all: Notification[] = [
  ...money.map((kind) => ({ kind, amount, at })),
  ...transfers.map((kind) => ({ kind, amount, at, ...parties })),
];

describe('§3 notification messages', () => {
  test.each(money)('%s: has the time in the brand’s zone, and the amount as the portal writes it', (kind) => {
    const { contentVi, contentEn } = written({ kind, amount, at });
    expect(contentVi.split('\n').slice(1)).toEqual(['Số tiền: ₫\u00A01.250.000', 'Thời gian: 2026-11-25 00:05:09']);
    expect(contentEn.split('\n').slice(1)).toEqual(['Amount: ₫\u00A01,250,000', 'Time: 2026-11-25 00:05:09']);
  });

  test.each(transfers)('%s: has sender, receiver, amount and time', (kind) => {
    const { contentVi, contentEn } = written({ kind, amount, at, ...parties });
    expect(contentVi.split('\n').slice(1)).toEqual([
      'Người gửi: minh88',
      'Người nhận: agent01',
      'Số tiền: ₫\u00A01.250.000',
      'Thời gian: 2026-11-25 00:05:09',
    ]);
    expect(contentEn.split('\n').slice(1)).toEqual([
      'Sender: minh88',
      'Receiver: agent01',
      'Amount: ₫\u00A01,250,000',
      'Time: 2026-11-25 00:05:09',
    ]);
  });

  test('the title has the amount, so that a list of closed messages shows it', () => {
    const { titleVi, titleEn } = written({ kind: 'depositCredited', amount, at });
    expect(titleVi).toBe('Nạp tiền thành công · ₫\u00A01.250.000');
    expect(titleEn).toBe('Deposit credited · ₫\u00A01,250,000');
  });

  test('an amount of a currency with a minor unit has its digits', () => {
    const { titleVi, titleEn } = written({ kind: 'depositCredited', amount: 123_456, at }, 'PHP');
    expect(titleVi).toBe('Nạp tiền thành công · ₱\u00A01.234,56');
    expect(titleEn).toBe('Deposit credited · ₱\u00A01,234.56');
  });

  test('each kind has its own text, in each language', () => {
    const texts = all.map((one) => written(one));
    for (const language of ['Vi', 'En'] as const) {
      expect(new Set(texts.map((text) => text[`title${language}`])).size).toBe(all.length);
      expect(new Set(texts.map((text) => text[`content${language}`].split('\n')[0])).size).toBe(all.length);
    }
  });
});
