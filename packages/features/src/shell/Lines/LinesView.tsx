import { Menu } from '@baize/design-system/Menu';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { LineSpeed } from './measureLine.ts';
import type { Line, LinesState } from './useLines.ts';

export interface LinesViewProps {
  state: LinesState;
  /** Another domain was chosen: its origin. */
  onChoose(url: string): void;
}

/** The speed of the line in the header, and where there is more than one a chooser. */
export function LinesView({ state, onChoose }: LinesViewProps): ReactElement | null {
  const { t } = useTranslation('shell');
  if (state.status === 'empty') return null;
  if (state.status === 'loading') return <span>{`${t('line')} ${t('lineMeasuring')}`}</span>;
  if (state.status === 'error') return <span>{t('lineMissing')}</span>;
  const speedOf = (speed: LineSpeed): string => {
    if (speed === 'slow') return t('lineSlow');
    if (speed === 'offline') return t('lineOffline');
    return speed === 0 ? t('lineMeasuring') : t('lineSpeed', { ms: speed });
  };
  const current = state.lines.find(({ isCurrent }) => isCurrent);
  const text = current ? `${t('line')} ${speedOf(current.speed)}` : t('lineChoose');
  if (current && state.lines.length === 1) return <span>{text}</span>;
  const textOf = ({ name, speed }: Line): string => `${t('lineOf', { name })} · ${speedOf(speed)}`;
  return (
    <Menu
      trigger={{ text, tone: 'ghost', size: 'small' }}
      align="end"
      items={state.lines.map((line) =>
        line.isCurrent
          ? { id: line.url, text: textOf(line), checked: true, onCheck: () => undefined }
          : { id: line.url, text: textOf(line), onSelect: () => onChoose(line.url) },
      )}
    />
  );
}
