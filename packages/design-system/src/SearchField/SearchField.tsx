import { type ComponentProps, type FormEvent, type ReactElement, useCallback, useRef } from 'react';
import { useWords } from '../DesignSystemProvider/index.ts';
import { closeIcon, searchIcon } from '../Icon/icons.ts';
import { Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { assignRef } from '../shared/assignRef.ts';
import { fillIn } from '../shared/fillIn.ts';
import { writeValue } from '../shared/writeValue.ts';
import { box } from '../TextField/TextField.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as css from './SearchField.css.ts';

export interface SearchFieldProps
  extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'className' | 'style' | 'aria-label' | 'prefix' | 'onSubmit'> {
  /** What is searched: the field's and the search's name, for screen readers. */
  label: string;
  /** Called by the enter key with what is written, without the spaces around it. Default none: who listens to `onChange` searches at once. */
  onSubmitSearch?: ((text: string) => void) | undefined;
  /** How much was found, announced when it changes; undefined while nothing is searched. Default none. */
  resultCount?: number | undefined;
}

// Spread, for the element that stands for it is younger than the browsers of some players.
const landmark = { role: 'search' } as const;

/** Where a search is typed. A form of its own: it can't stand inside of another. */
export function SearchField(props: SearchFieldProps): ReactElement {
  const { label, onSubmitSearch, resultCount, placeholder, ref, ...rest } = props;
  const words = useWords();
  const element = useRef<HTMLInputElement>(null);
  const attach = useCallback(
    (input: HTMLInputElement | null) => {
      element.current = input;
      return assignRef(ref, input);
    },
    [ref],
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmitSearch?.(element.current?.value.trim() ?? '');
  };
  const clear = (): void => {
    if (!element.current) return;
    writeValue(element.current, '');
    element.current.focus();
  };
  const found = resultCount === 0 ? words.noResults : fillIn(words.resultsFound, { count: resultCount ?? 0 });
  return (
    <form {...landmark} aria-label={label} className={css.frame} onSubmit={submit}>
      <div className={box}>
        <span className={css.glass}>
          <Icon icon={searchIcon} />
        </span>
        <input
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          {...rest}
          ref={attach}
          type="search"
          className={css.input}
          aria-label={label}
          // The cross is hidden while the placeholder shows, and so there has to be one.
          placeholder={placeholder || ' '}
        />
        <span className={css.cross}>
          <IconButton className={css.crossButton} size="small" icon={closeIcon} label={words.clear} onClick={clear} />
        </span>
      </div>
      <VisuallyHidden>
        <span role="status">{resultCount === undefined ? '' : found}</span>
      </VisuallyHidden>
    </form>
  );
}
