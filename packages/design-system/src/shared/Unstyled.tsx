import type { ComponentProps, ReactElement } from 'react';

/**
 * What a part of Radix draws `asChild`, without the style attribute that Radix would have it carry: a server would send that one, which
 * `style-src 'self'` blocks. What the style says is said by the part's class.
 */
export function Unstyled({ style: _refused, ...props }: ComponentProps<'div'>): ReactElement {
  return <div {...props} />;
}
