import type { ReactElement, ReactNode } from 'react';
import { useWords } from '../DesignSystemProvider/index.ts';
import { checkIcon, closeIcon } from '../Icon/icons.ts';
import { Icon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import type { Words } from '../words/index.ts';
import * as css from './Steps.css.ts';

export type StepState = 'done' | 'current' | 'waiting' | 'failed';

/** One step of a way that is gone in order. */
export interface StepItem {
  id: string;
  text: string;
  state: StepState;
  /** When, or what is missing. */
  detail?: ReactNode;
}

export interface StepsProps {
  /** What the steps lead to: “Withdrawal W1-2044”. */
  label: string;
  /** In the order in which they are gone. */
  items: readonly StepItem[];
}

const wordForState: Record<StepState, keyof Words> = {
  done: 'stepDone',
  current: 'stepCurrent',
  waiting: 'stepWaiting',
  failed: 'stepFailed',
};

/** So many stand in a row on a phone. */
const mostInARow = 3;

/** How far something has come: in a row; on a phone more than three stand one below the other. */
export function Steps({ label, items }: StepsProps): ReactElement {
  const words = useWords();
  return (
    <ol className={items.length > mostInARow ? css.longList : css.list} aria-label={label}>
      {items.map(({ id, text, state, detail }) => (
        <li key={id} className={css.items[state]} aria-current={state === 'current' ? 'step' : undefined}>
          <span className={css.marks[state]} aria-hidden="true">
            {state === 'done' && <Icon icon={checkIcon} size="small" />}
            {state === 'failed' && <Icon icon={closeIcon} size="small" />}
          </span>
          <span className={css.texts[state]}>
            {text} <VisuallyHidden>({words[wordForState[state]]})</VisuallyHidden>
          </span>
          {detail && <span className={css.detail}>{detail}</span>}
        </li>
      ))}
    </ol>
  );
}
