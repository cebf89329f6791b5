import type { ErrorCode } from '@baize/contract';
import en from '../locales/en.json' with { type: 'json' };
import vi from '../locales/vi.json' with { type: 'json' };

/** A code of the catalogue without a text in both languages does not compile (DESIGN §2). */
export const errorTexts = { en, vi } satisfies Record<'en' | 'vi', Record<ErrorCode, string>>;
