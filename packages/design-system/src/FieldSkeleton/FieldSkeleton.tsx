import type { ReactElement } from 'react';
import { frame, help, label } from '../Field/Field.css.ts';
import { counter } from '../TextArea/TextArea.css.ts';
import { TextSkeleton } from '../TextSkeleton/index.ts';
import { controls } from './FieldSkeleton.css.ts';

export interface FieldSkeletonProps {
  /** About how many letters the sentence has that helps to fill it in. Default none. */
  helpLetters?: number | undefined;
  /** Of the text area that will stand there. Default 1, any other control. */
  rows?: keyof typeof controls | undefined;
  /** Whether its letters will be counted. Default false. */
  isCounted?: boolean | undefined;
}

/** The place of a field that is being loaded: its label, its control and, where it has one, its help. */
export function FieldSkeleton({ helpLetters, rows = 1, isCounted = false }: FieldSkeletonProps): ReactElement {
  return (
    <div className={frame} aria-hidden="true">
      <div className={label}>
        <TextSkeleton letters={12} />
      </div>
      <div className={controls[rows]} />
      {isCounted && (
        <div className={counter}>
          <TextSkeleton letters={5} />
        </div>
      )}
      {helpLetters !== undefined && (
        <div className={help}>
          <TextSkeleton letters={helpLetters} />
        </div>
      )}
    </div>
  );
}
