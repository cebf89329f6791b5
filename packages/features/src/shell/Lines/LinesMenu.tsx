import { Menu } from '@baize/design-system/Menu';
import type { ReactElement } from 'react';
import type { Line } from './useLines.ts';

export interface LinesMenuProps {
  /** On the button: the line that the page is at. */
  text: string;
  lines: readonly Line[];
  textOf(line: Line): string;
  onChoose(url: string): void;
}

/** The chooser among several domains: a module of its own, since a brand with one domain has nothing to choose. */
export function LinesMenu({ text, lines, textOf, onChoose }: LinesMenuProps): ReactElement {
  return (
    <Menu
      trigger={{ text, tone: 'ghost', size: 'small' }}
      align="end"
      items={lines.map((line) =>
        line.isCurrent
          ? { id: line.url, text: textOf(line), checked: true, onCheck: () => undefined }
          : { id: line.url, text: textOf(line), onSelect: () => onChoose(line.url) },
      )}
    />
  );
}
