import type { ComboboxOption } from '../Combobox/index.ts';
import type { Language } from '../words/index.ts';
import { type CountryCode, countries } from './countries.ts';
import { Flag } from './Flag.tsx';

const otherLanguage: Record<Language, Language> = { vi: 'en', en: 'vi' };

/** Countries as options, by name; each is found by its name in both languages, its ISO code and, where those are shown, its calling code. */
export function countryOptions(codes: readonly CountryCode[], language: Language, hasCallingCodes = true): ComboboxOption[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const otherNames = new Intl.DisplayNames([otherLanguage[language]], { type: 'region' });
  return codes
    .map((code) => {
      const { calls } = countries[code];
      return {
        value: code,
        text: names.of(code) ?? code,
        keywords: [otherNames.of(code) ?? code, code, ...(hasCallingCodes ? [calls, `+${calls}`] : [])],
        picture: <Flag code={code} />,
        aside: hasCallingCodes ? `+${calls}` : undefined,
      };
    })
    .sort((one, other) => one.text.localeCompare(other.text, language));
}
