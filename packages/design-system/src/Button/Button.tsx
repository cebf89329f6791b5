import type { ReactElement } from 'react';
import { BareButton, type BareButtonProps } from './BareButton.tsx';

/** Words, with figures between them: what a screen reader can call a button by. */
export type ButtonText = string | number | readonly (string | number)[];

export interface ButtonProps extends Omit<BareButtonProps, 'children'> {
  /** Its words, which are its name; a drawing without any is an `IconButton`. */
  children: ButtonText;
}

/** Does something here and now; what leads elsewhere is a `ButtonLink`. */
export function Button(props: ButtonProps): ReactElement {
  return <BareButton {...props} />;
}
