import type { ComboboxOption } from '../Combobox/index.ts';
import type { MoneyLocale } from '../Money/index.ts';
import { type CountryCode, countries } from './countries.ts';
import { Flag } from './Flag.tsx';

const otherLocale: Record<MoneyLocale, MoneyLocale> = { vi: 'en', en: 'vi' };

/** Countries as options, by name; each is found by its name in both languages, its ISO code and its calling code. */
export function countryOptions(codes: readonly CountryCode[], locale: MoneyLocale): ComboboxOption[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const otherNames = new Intl.DisplayNames([otherLocale[locale]], { type: 'region' });
  return codes
    .map((code) => {
      const { calls } = countries[code];
      return {
        value: code,
        text: names.of(code) ?? code,
        keywords: [otherNames.of(code) ?? code, code, calls, `+${calls}`],
        picture: <Flag code={code} />,
        aside: `+${calls}`,
      };
    })
    .sort((one, other) => one.text.localeCompare(other.text, locale));
}
