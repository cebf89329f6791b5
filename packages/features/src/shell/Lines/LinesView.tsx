import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useChunk } from '../../core/index.ts';
import type { LineSpeed } from './measureLine.ts';
import type { Line, LinesState } from './useLines.ts';

const loadLinesMenu = async () => (await import('./LinesMenu.tsx')).LinesMenu;

export interface LinesViewProps {
  state: LinesState;
  /** Another domain was chosen: its origin. */
  onChoose(url: string): void;
}

/** The speed of the line in the header, and where there is more than one a chooser. */
export function LinesView({ state, onChoose }: LinesViewProps): ReactElement | null {
  const { t } = useTranslation('shell');
  const lines = state.status === 'ready' ? state.lines : [];
  const current = lines.find(({ isCurrent }) => isCurrent);
  const isChoice = lines.length > (current ? 1 : 0);
  // Where it is lost, the speed stands without a choice, or that there is none.
  const { part: LinesMenu, isLost } = useChunk(loadLinesMenu, isChoice);
  if (state.status === 'empty') return null;
  if (state.status === 'loading') return <span>{`${t('line')} ${t('lineMeasuring')}`}</span>;
  if (state.status === 'error') return <span>{t('lineMissing')}</span>;
  const speedOf = (speed: LineSpeed): string => {
    if (speed === 'slow') return t('lineSlow');
    if (speed === 'offline') return t('lineOffline');
    return speed === 0 ? t('lineMeasuring') : t('lineSpeed', { ms: speed });
  };
  const text = current ? `${t('line')} ${speedOf(current.speed)}` : t('lineChoose');
  if (!isChoice || !LinesMenu) return <span>{isLost && !current ? t('lineMissing') : text}</span>;
  const textOf = ({ name, speed }: Line): string => `${t('lineOf', { name })} · ${speedOf(speed)}`;
  return <LinesMenu text={text} lines={lines} textOf={textOf} onChoose={onChoose} />;
}
