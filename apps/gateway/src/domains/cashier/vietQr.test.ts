import { expect, test } from 'vitest';
import { checksumOf, vietQr } from './vietQr.ts';

test('a payment’s QR code reads back as its account, amount and content', () => {
  const text = vietQr({ bankBin: '970436', accountNumber: '0000000001', amount: 5_000, contentCode: 'BZ7K2M9Q' });
  const read = fieldsOf(text);
  expect(read).toMatchObject({ '00': '01', '01': '12', '53': '704', '54': '5000', '58': 'VN' });
  const merchant = fieldsOf(read['38'] ?? '');
  expect(merchant).toMatchObject({ '00': 'A000000727', '02': 'QRIBFTTA' });
  expect(fieldsOf(merchant['01'] ?? '')).toEqual({ '00': '970436', '01': '0000000001' });
  expect(fieldsOf(read['62'] ?? '')).toEqual({ '08': 'BZ7K2M9Q' });
});

test('the checksum is CRC-16/CCITT-FALSE, by the algorithm’s own check value', () => {
  expect(checksumOf('123456789')).toBe('29B1');
});

/** The fields of one level, by tag. */
function fieldsOf(text: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (let at = 0; at < text.length; ) {
    const length = Number(text.slice(at + 2, at + 4));
    fields[text.slice(at, at + 2)] = text.slice(at + 4, at + 4 + length);
    at += 4 + length;
  }
  return fields;
}
