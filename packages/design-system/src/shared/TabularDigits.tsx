import type { ReactElement } from 'react';
import * as css from './TabularDigits.css.ts';

export interface TabularDigitsProps {
  /** Figures with what stands between them: `0:42`. */
  children: string;
}

/**
 * Figures that change in place, each in a cell of one width: a brand's font need not have tabular ones. The drawn letters are no text;
 * screen readers, the clipboard and a page's search meet the text itself, once.
 */
export function TabularDigits({ children }: TabularDigitsProps): ReactElement {
  return (
    <span className={css.figures}>
      <span aria-hidden="true">
        {[...children].map((letter, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a letter is nothing but its place
          <span key={place} className={/\d/.test(letter) ? css.digit : css.letter} data-letter={letter} />
        ))}
      </span>
      <span className={css.text}>{children}</span>
    </span>
  );
}
