import type { ReactNode } from 'react';

/** Words, or an element that says some; what draws nothing does not compile. */
export type LabelContent = Exclude<ReactNode, null | undefined | boolean>;
