import { type ReactElement, useId } from 'react';
import { chevronDownIcon, globeIcon } from '../Icon/icons.ts';
import { Icon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { arrow, box, drawing, select } from './LanguageMenu.css.ts';

/** A language to read the page in. */
export interface LanguageOption {
  /** BCP 47: “vi”, “zh-Hant”. */
  code: string;
  /** In the language itself: “Tiếng Việt”. */
  name: string;
}

export interface LanguageMenuProps<Option extends LanguageOption = LanguageOption> {
  /** What it chooses: “Language”. */
  label: string;
  /** All of them, each under its own name. */
  languages: readonly Option[];
  /** The code of the page's language. */
  value: Option['code'];
  onChange: (code: Option['code']) => void;
}

/** Any number of languages, in the browser's own list. */
export function LanguageMenu<const Option extends LanguageOption>(props: LanguageMenuProps<Option>): ReactElement {
  const { label, languages, value, onChange } = props;
  const selectId = useId();
  return (
    <span className={box}>
      <label htmlFor={selectId}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <span className={drawing}>
        <Icon icon={globeIcon} size="small" />
      </span>
      <select id={selectId} className={select} value={value} onChange={(event) => onChange(event.target.value)}>
        {languages.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
      <span className={arrow}>
        <Icon icon={chevronDownIcon} size="small" />
      </span>
    </span>
  );
}
