import { checkPick, type Picked, type PickFault, type Play } from '@baize/contract/lottery';
import { useCallback, useMemo, useState } from 'react';
import { randomPick } from './randomPick.ts';
import { readLines, type TypedLines } from './readLines.ts';

const emptyPick = ({ board }: Play): Picked => (board.kind === 'rows' ? board.rows.map(() => []) : [[]]);

/** Changes what is picked of a row. */
export type ChangeRow = (row: number, to: (picked: readonly number[]) => readonly number[]) => void;

/** What is picked on the board of a play. */
export interface Pick {
  picked: Picked;
  /** Of a typed play. */
  text: string;
  read: TypedLines;
  /** 0 while the pick is not complete. */
  lines: number;
  fault: PickFault | undefined;
  pick(picked: Picked): void;
  /** Changes one row of numbers; the same function from pick to pick. */
  changeRow: ChangeRow;
  type(text: string): void;
  /** Of a typed play one more line, of others in place of what is picked. */
  addRandom(): void;
  clear(): void;
}

/**
 * A pick in the making.
 * @param play another one has a pick of its own: give the component a key
 */
export function usePick(play: Play): Pick {
  const [chosen, setChosen] = useState<Picked>(() => emptyPick(play));
  const [text, setText] = useState('');
  const { board } = play;
  const read = useMemo(() => (board.kind === 'typed' ? readLines(text, board) : { lines: [], wrong: [], repeated: 0 }), [board, text]);
  const picked = board.kind === 'typed' ? read.lines : chosen;
  const fault = useMemo(
    () => (board.kind === 'typed' && picked.length === 0 ? 'incomplete' : checkPick(play, picked)?.fault),
    [board, play, picked],
  );
  const changeRow = useCallback<ChangeRow>(
    (row, to) => setChosen((before) => before.map((one, place) => (place === row ? to(one) : one))),
    [],
  );
  return {
    picked,
    text,
    read,
    lines: fault ? 0 : play.countLines(picked),
    fault,
    pick: setChosen,
    changeRow,
    type: setText,
    addRandom: () => {
      const found = randomPick(play);
      if (board.kind !== 'typed') setChosen(found.length > 0 ? found : emptyPick(play));
      else setText((before) => [...(before.trim() === '' ? [] : [before.trimEnd()]), ...found.map((line) => line.join(' '))].join('\n'));
    },
    clear: () => {
      setChosen(emptyPick(play));
      setText('');
    },
  };
}
