interface CurrencyFacts {
  /** Stands before the amount. */
  sign: string;
  /** Of the minor unit: a yuan has 100 fen, so 2; a đồng has none, so 0. */
  digits: number;
}

/** What a brand's money looks like, by ISO 4217 code. */
export const currencies = {
  VND: { sign: '₫', digits: 0 },
  CNY: { sign: '¥', digits: 2 },
  EUR: { sign: '€', digits: 2 },
  IDR: { sign: 'Rp', digits: 2 },
  JPY: { sign: '¥', digits: 0 },
  KRW: { sign: '₩', digits: 0 },
  KWD: { sign: 'KD', digits: 3 },
  MYR: { sign: 'RM', digits: 2 },
  PHP: { sign: '₱', digits: 2 },
  THB: { sign: '฿', digits: 2 },
  USD: { sign: '$', digits: 2 },
} as const satisfies Record<string, CurrencyFacts>;

/** ISO 4217 code; amounts are integers in its minor unit. */
export type Currency = keyof typeof currencies;
