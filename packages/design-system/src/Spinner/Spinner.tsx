import type { ReactElement } from 'react';
import { ring } from './Spinner.css.ts';

export interface SpinnerProps {
  /** What is being waited for; announced politely. */
  label: string;
}

/** A turning ring in the colour and size of its text. */
export function Spinner({ label }: SpinnerProps): ReactElement {
  return <span role="status" aria-label={label} className={ring} />;
}
