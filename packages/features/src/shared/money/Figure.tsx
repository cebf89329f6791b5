import { Text } from '@baize/design-system';
import type { ReactElement } from 'react';
import { line } from './Form.css.ts';

export interface FigureProps {
  name: string;
  /** As the reader writes it. */
  value: string;
  /** What the others come to. Default false. */
  isSum?: boolean | undefined;
}

/** A name at the start of its line, and at the end what it stands for. */
export function Figure({ name, value, isSum = false }: FigureProps): ReactElement {
  return (
    <div className={line}>
      <Text as="span" tone="muted">
        {name}
      </Text>
      <Text as="span" weight={isSum ? 'strong' : 'medium'} size={isSum ? 'title' : 'body'}>
        {value}
      </Text>
    </div>
  );
}
