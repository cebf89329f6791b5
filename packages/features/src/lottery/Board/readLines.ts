import { type Board, mostLines } from '@baize/contract/lottery';

type TypedBoard = Extract<Board, { kind: 'typed' }>;

/** What was read of a text. */
export interface TypedLines {
  /** Lines that can be bet on, each once. */
  lines: number[][];
  /** Pieces that are no line, as they were typed. */
  wrong: string[];
  /** How many lines came again. */
  repeated: number;
}

/** Marks that show nothing, which copied text and input methods leave between digits. */
const unseen = /[\p{Cf}\p{Mn}]/gu;
const piecesIn = (text: string): string[] => text.match(/\d+/gu) ?? [];

/** Numbers of a piece that is a line by itself, or part of one: `386`, or `0511` where a number has two digits. */
function numbersOf(piece: string, width: number, length: number): number[] | undefined {
  if (width === 1) return piece.length === length || piece.length === 1 ? [...piece].map(Number) : undefined;
  if (piece.length <= width) return [Number(piece)];
  return piece.length === width * length ? (piece.match(new RegExp(`.{${width}}`, 'g')) ?? []).map(Number) : undefined;
}

/** Pieces of a row of the text as lines: whole ones, or single numbers that fill lines one behind another. */
function linesIn(row: string, { length, highest }: TypedBoard): { lines: number[][]; wrong: string[] } {
  const width = String(highest).length;
  const found: { lines: number[][]; wrong: string[] } = { lines: [], wrong: [] };
  let begun: number[] = [];
  for (const piece of piecesIn(row)) {
    const numbers = numbersOf(piece, width, length);
    // A piece that is whole does not end what was begun before it.
    if (!numbers || (numbers.length === length && begun.length > 0)) {
      found.wrong.push([...begun.map(String), piece].join(' '));
      begun = [];
      continue;
    }
    begun = [...begun, ...numbers];
    if (begun.length < length) continue;
    found.lines.push(begun);
    begun = [];
  }
  if (begun.length > 0) found.wrong.push(begun.join(' '));
  return found;
}

/** Reads lines that were typed or pasted: digits, with anything between them, in full-width figures too. */
export function readLines(text: string, board: TypedBoard): TypedLines {
  const { lowest, highest, repeats } = board;
  const rows = text
    .normalize('NFKC')
    .replaceAll(unseen, '')
    .split(/[\r\n;]+/);
  const known = new Set<string>();
  const read: TypedLines = { lines: [], wrong: [], repeated: 0 };
  for (const row of rows) {
    const { lines, wrong } = linesIn(row, board);
    read.wrong.push(...wrong);
    for (const line of lines) {
      const name = line.join(' ');
      const isOutside = line.some((number) => number < lowest || number > highest);
      if (isOutside || (!repeats && new Set(line).size < line.length)) read.wrong.push(name);
      else if (known.has(name)) read.repeated += 1;
      else if (known.size < mostLines) {
        known.add(name);
        read.lines.push(line);
      }
    }
  }
  return read;
}
