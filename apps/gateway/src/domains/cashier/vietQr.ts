/** Of NAPAS, which runs VietQR. */
const napas = 'A000000727';
/** To an account, not to a card. */
const toAccount = 'QRIBFTTA';
/** ISO 4217 number of the đồng. */
const dong = '704';

export interface QrPayment {
  /** Six digits by which VietQR knows the bank. */
  bankBin: string;
  accountNumber: string;
  /** In the minor unit. */
  amount: number;
  /** Content of the payment. */
  contentCode: string;
}

/** A field of the EMVCo format: two digits of its tag, two of its length, and what it holds. */
const field = (tag: string, value: string): string => `${tag}${String(value.length).padStart(2, '0')}${value}`;

/** CRC-16/CCITT-FALSE in four hexadecimal digits, as the format ends with. */
export function checksumOf(text: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ 0x1021;
    crc &= 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** Content of the QR code that fills in a transfer in a Vietnamese bank’s app (EMVCo merchant-presented mode, VietQR). */
export function vietQr({ bankBin, accountNumber, amount, contentCode }: QrPayment): string {
  const account = field('00', bankBin) + field('01', accountNumber);
  const body = [
    field('00', '01'),
    // Of one payment: its amount can't be changed.
    field('01', '12'),
    field('38', field('00', napas) + field('01', account) + field('02', toAccount)),
    field('53', dong),
    field('54', String(amount)),
    field('58', 'VN'),
    field('62', field('08', contentCode)),
    '6304',
  ].join('');
  return body + checksumOf(body);
}
