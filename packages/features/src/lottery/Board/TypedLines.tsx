import type { Board } from '@baize/contract/lottery';
import { TextArea } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { numberText } from '../numberText.ts';
import type { TypedLines as ReadLines } from './readLines.ts';

export interface TypedLinesProps {
  board: Extract<Board, { kind: 'typed' }>;
  text: string;
  /** What was read of it. */
  read: ReadLines;
  onChange(text: string): void;
}

/** Pieces that are named: of more the first ones. */
const mostNamed = 5;
const sampleLines = [1, 2] as const;

/** Lines that are typed or pasted, with what of them is wrong. */
export function TypedLines({ board, text, read, onChange }: TypedLinesProps): ReactElement {
  const { t } = useTranslation('lottery');
  const separator = String(board.highest).length > 1 ? ' ' : '';
  const sample = sampleLines.map((line) =>
    Array.from({ length: board.length }, (_, place) =>
      numberText(board.lowest + ((line + 2 * place) % (board.highest - board.lowest + 1)), board.highest),
    ).join(separator),
  );
  const wrong = read.wrong.slice(0, mostNamed).join(' · ') + (read.wrong.length > mostNamed ? ' …' : '');
  const repeated = read.repeated > 0 ? t('repeatedLines', { count: read.repeated }) : '';
  return (
    <TextArea
      name="lines"
      label={t('typed', { count: board.length })}
      help={[t('typedHelp', { sample: sample.join('; ') }), repeated].filter(Boolean).join(' ')}
      error={read.wrong.length > 0 ? t('wrongLines', { count: read.wrong.length, wrong }) : undefined}
      inputMode="text"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      rows={4}
      value={text}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
