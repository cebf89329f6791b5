import type { ReactElement } from 'react';
import { useWords } from '../DesignSystemProvider/index.ts';
import { fillIn } from '../shared/fillIn.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { spokenLeft } from './spokenLeft.ts';
import { counter, counterFull, counterOver } from './TextArea.css.ts';

export interface CounterProps {
  /** Of the description that says how much there is room for. */
  id: string;
  /** Characters that are there. */
  count: number;
  /** Characters that there is room for. */
  most: number;
}

/** `12 / 140`, said in words to who can't see it. */
export function Counter({ id, count, most }: CounterProps): ReactElement {
  const words = useWords();
  const said = spokenLeft(most - count);
  const text = said === undefined ? '' : fillIn(said < 0 ? words.charactersOver : words.charactersLeft, { count: Math.abs(said) });
  return (
    <div className={count > most ? counterOver : count === most ? counterFull : counter}>
      <span aria-hidden="true">{count > most ? fillIn(words.charactersOver, { count: count - most }) : `${count} / ${most}`}</span>
      <VisuallyHidden>
        <span id={id}>{fillIn(words.charactersAtMost, { count: most })}</span>
        <span role="status">{text}</span>
      </VisuallyHidden>
    </div>
  );
}
