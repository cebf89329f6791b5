import { Text } from '@baize/design-system';
import type { ReactElement, ReactNode } from 'react';
import * as css from './Figure.css.ts';

export interface FigureProps {
  name: string;
  /** As the reader writes it. */
  value: ReactNode;
  /** What the others come to. Default false. */
  isSum?: boolean | undefined;
}

/** A name at the start of its line, and at the end what it stands for. */
export function Figure({ name, value, isSum = false }: FigureProps): ReactElement {
  return (
    <div className={css.line}>
      <div className={css.name}>
        <Text as="span" tone="muted">
          {name}
        </Text>
      </div>
      <div className={css.value}>
        <Text as="span" weight={isSum ? 'strong' : 'medium'} size={isSum ? 'title' : 'body'}>
          {value}
        </Text>
      </div>
    </div>
  );
}
