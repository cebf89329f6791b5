import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../shared/classNames.ts';
import { base, sizes, tones, truncated, weights } from './Text.css.ts';

export type TextTone = 'text' | 'muted' | 'faint' | 'accent' | 'positive' | 'negative' | 'warning';
export type TextSize = 'tiny' | 'small' | 'body' | 'large' | 'title' | 'hero' | 'display';
export type TextWeight = 'regular' | 'medium' | 'strong';

export interface TextProps {
  /** Which element. Default `p`. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'small' | 'dt' | 'dd' | 'li' | 'time' | undefined;
  /** 12, 13, 14, 16, 20, 26 or 38 px. Default: that of its surroundings. */
  size?: TextSize | undefined;
  /** Colour by meaning. Default: that of its surroundings. */
  tone?: TextTone | undefined;
  /** 400, 500 or 600. Default: that of its surroundings. */
  weight?: TextWeight | undefined;
  /** One line, cut with an ellipsis. Default false. */
  truncate?: boolean | undefined;
  /** For `aria-describedby` and the like. Default none. */
  id?: string | undefined;
  children: ReactNode;
}

/** Running text, with the system's sizes and tones. */
export function Text({ as: Element = 'p', size, tone, weight, truncate = false, id, children }: TextProps): ReactElement {
  return (
    <Element
      id={id}
      className={classNames(base, size && sizes[size], tone && tones[tone], weight && weights[weight], truncate && truncated)}
    >
      {children}
    </Element>
  );
}
