import type { FocusEvent } from 'react';

/**
 * For `onFocus` of a row that is scrolled sideways: what the keyboard reaches is brought into sight whole, where a browser is content
 * with half of it. A press of the pointer moves nothing: it would slip off its target.
 */
export function showFocused({ target }: FocusEvent<Element>): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
