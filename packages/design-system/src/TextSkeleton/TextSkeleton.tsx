import type { ReactElement } from 'react';
import { link, text } from './TextSkeleton.css.ts';

export interface TextSkeletonProps {
  /** About how many letters will stand there: 1 to 500. */
  letters: number;
  /** A `Link` will stand there, by itself. Default false. */
  isLink?: boolean | undefined;
}

/** As wide as a word of five letters: a blank has half the width of a letter, and these do not break. */
const word = `${'\u00a0'.repeat(9)} `;

/** The place of a text that is being loaded, in its surroundings' size: as many lines as its letters take at any width. */
export function TextSkeleton({ letters, isLink = false }: TextSkeletonProps): ReactElement {
  return (
    <span className={isLink ? link : text} aria-hidden="true">
      {word.repeat(Math.ceil(letters / 5))}
    </span>
  );
}
