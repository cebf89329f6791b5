import type { ReactElement, ReactNode } from 'react';
import { useNearScreen } from '../core/index.ts';
import { part } from './NearScreen.css.ts';

/** Of a section that loads when its reader comes near. */
export interface NearProps {
  /** It is near the screen, and may load. */
  isNear: boolean;
}

export interface NearScreenProps {
  /** Draws the section; it may load once it has come near the screen. */
  children(isNear: boolean): ReactNode;
}

/** A part of a long page that loads when its reader comes near. */
export function NearScreen({ children }: NearScreenProps): ReactElement {
  const [ref, isNear] = useNearScreen<HTMLDivElement>();
  return (
    <div ref={ref} className={part} data-still={isNear ? undefined : ''}>
      {children(isNear)}
    </div>
  );
}
