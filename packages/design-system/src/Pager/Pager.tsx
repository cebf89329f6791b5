import { memo, type ReactElement } from 'react';
import { useWords } from '../DesignSystemProvider/index.ts';
import { current, list, page as pageLook, roomy, step } from './Pager.css.ts';
import { shownPages } from './shownPages.ts';

export interface PagerProps {
  /** The navigation's name: “Pages of the bet history”. */
  label: string;
  /** The open page, from 1; what lies outside counts as the nearest page. */
  page: number;
  /** How many pages there are; none counts as one. */
  pageCount: number;
  /** Asked for another page; never called for the open one. */
  onChange: (page: number) => void;
}

/** Five pages of so many digits fit on a phone. */
const longest = 9999;
// Letters that turn with the reading direction by themselves, and cost nothing where hundreds of pagers are drawn.
const drawings = { first: '«', previous: '‹', next: '›', last: '»' };

/** Which page of a long list is shown: five pages around the open one (§9), and the ways to its neighbours and ends. */
function PagerParts({ label, page, pageCount, onChange }: PagerProps): ReactElement {
  const words = useWords();
  const last = Math.max(1, Math.floor(pageCount) || 1);
  const open = Math.min(Math.max(1, Math.floor(page) || 1), last);
  // The three of five that a phone has room for where the numbers are long.
  const isLong = last > longest;
  const middle = Math.min(Math.max(open, 2), last - 1);
  // `disabled` would drop the focus of a user who arrives at the end by the keyboard.
  const way = (drawing: keyof typeof drawings, name: string, target: number): ReactElement => (
    <li>
      <button
        type="button"
        className={step}
        aria-label={name}
        aria-disabled={target === open || undefined}
        onClick={() => target === open || onChange(target)}
      >
        {drawings[drawing]}
      </button>
    </li>
  );
  return (
    <nav aria-label={label}>
      <ul className={list}>
        {way('first', words.firstPage, 1)}
        {way('previous', words.previousPage, Math.max(1, open - 1))}
        {shownPages(open, last).map((shown) => (
          <li key={shown} className={isLong && Math.abs(shown - middle) > 1 ? roomy : undefined}>
            <button
              type="button"
              className={shown === open ? current : pageLook}
              aria-label={`${words.page} ${shown}`}
              aria-current={shown === open ? 'page' : undefined}
              onClick={() => shown === open || onChange(shown)}
            >
              {shown}
            </button>
          </li>
        ))}
        {way('next', words.nextPage, Math.min(last, open + 1))}
        {way('last', `${words.lastPage}: ${last}`, last)}
      </ul>
    </nav>
  );
}

/** Where nothing changed nothing is drawn again: a screen may hold hundreds of them. */
export const Pager = memo(PagerParts);
