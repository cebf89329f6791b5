import { type ReactElement, useId } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import type { Language } from '../words/index.ts';
import * as css from './LanguageSwitch.css.ts';

export interface LanguageSwitchProps {
  /** The language of the page. */
  value: Language;
  onChange: (language: Language) => void;
  /** The group's name: “Language”. */
  label: string;
  /** Those to choose from; of one alone nothing is shown. Default: Vietnamese and English. */
  languages?: readonly Language[] | undefined;
}

// Each in its own language, so that a user who can't read the page finds the way out of it.
const options: { language: Language; short: string; name: string }[] = [
  { language: 'vi', short: 'VI', name: 'Tiếng Việt' },
  { language: 'en', short: 'EN', name: 'English' },
];

/** Vietnamese or English, side by side. */
export function LanguageSwitch({ value, onChange, label, languages }: LanguageSwitchProps): ReactElement | null {
  const name = useId();
  const offered = options.filter(({ language }) => languages?.includes(language) ?? true);
  if (offered.length < 2) return null;
  return (
    <fieldset className={css.group}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {offered.map((option) => (
        <label key={option.language} className={css.option} lang={option.language}>
          <input
            type="radio"
            name={name}
            className={css.input}
            aria-label={option.name}
            checked={option.language === value}
            onChange={() => onChange(option.language)}
          />
          <span className={css.text}>{option.short}</span>
        </label>
      ))}
    </fieldset>
  );
}
