import type { ReactNode } from 'react';

/** Words, or an element that says some: never nothing. */
export type LabelContent = Exclude<ReactNode, null | undefined | boolean>;
