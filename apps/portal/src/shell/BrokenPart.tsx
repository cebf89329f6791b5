import { BrokenPartView } from '@baize/features/shell';
import type { ReactElement } from 'react';

/** In place of what an error has broken; a reload fetches what was missing. */
export function BrokenPart(): ReactElement {
  return <BrokenPartView onReload={() => globalThis.location.reload()} />;
}
