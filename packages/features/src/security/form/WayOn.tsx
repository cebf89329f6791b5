import { ButtonLink } from '@baize/design-system';
import type { ReactElement } from 'react';

/** Below what came of a form: the way on to what it was needed for. */
export function WayOn({ href, text }: { href: string; text: string }): ReactElement {
  return (
    <div>
      <ButtonLink href={href}>{text}</ButtonLink>
    </div>
  );
}
