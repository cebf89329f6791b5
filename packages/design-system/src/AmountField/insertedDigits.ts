import type { Language } from '../words/index.ts';

const grouped: Record<Language, RegExp> = { vi: /^\d{1,3}(?:\.\d{3})+$/, en: /^\d{1,3}(?:,\d{3})+$/ };

/**
 * The digits of what was typed or pasted, full-width ones too: `5000`, `5.000` in Vietnamese, `₫ 5.000`. Undefined for anything else:
 * a decimal, a minus, `1e3` or a letter is refused as a whole, since half of it would be another amount.
 */
export function insertedDigits(text: string, language: Language): string | undefined {
  const plain = text.normalize('NFKC').replaceAll(/\s/g, '');
  const bare = plain.length > 1 ? plain.replace(/^(?:₫|đ|vnd)|(?:₫|đ|vnd)$/i, '') : plain;
  const digits = grouped[language].test(bare) ? bare.replaceAll(/\D/g, '') : bare;
  return /^\d*$/.test(digits) && (digits || !plain) ? digits : undefined;
}
