import type { ContractType } from '@baize/contract';
import type { TermName } from '../ContractRequests/contractFigures.ts';
import { columnsOf, type DraftCells } from './termsDraft.ts';

/** What becomes of a row against the contract in force. */
export interface RowChange {
  /** Place of the row in the contract in force, from 0; undefined of a new row. */
  before: number | undefined;
  /** Old figures of the cells that are others now. */
  old: DraftCells;
}

/** What terms change against those in force. */
export interface TermsChanges {
  /** One a row. */
  rows: readonly RowChange[];
  /** Places of rows in force that are gone. */
  removed: readonly number[];
}

/** What a new or a lost row weighs, in cells that are others: more than half of a row, less than all of it. */
const lostRow = 2.5;

const differing = (names: readonly TermName[], one: DraftCells, other: DraftCells): TermName[] =>
  names.filter((name) => one[name] !== other[name]);

/** Which rows in force became which: so that as few cells as can be are others. */
function alignRows(names: readonly TermName[], before: readonly DraftCells[], after: readonly DraftCells[]): (number | undefined)[] {
  const costs: number[][] = Array.from({ length: before.length + 1 }, () => Array<number>(after.length + 1).fill(0));
  const cost = (row: number, column: number): number => costs[row]?.[column] ?? 0;
  const changed = (row: number, column: number): number => differing(names, before[row] ?? {}, after[column] ?? {}).length;
  for (let row = before.length; row >= 0; row -= 1) {
    for (let column = after.length; column >= 0; column -= 1) {
      const line = costs[row];
      if (!line) continue;
      if (row === before.length) line[column] = (after.length - column) * lostRow;
      else if (column === after.length) line[column] = (before.length - row) * lostRow;
      else
        line[column] = Math.min(
          changed(row, column) + cost(row + 1, column + 1),
          lostRow + cost(row + 1, column),
          lostRow + cost(row, column + 1),
        );
    }
  }
  const aligned: (number | undefined)[] = [];
  let row = 0;
  while (aligned.length < after.length) {
    const column = aligned.length;
    if (row < before.length && cost(row, column) === changed(row, column) + cost(row + 1, column + 1)) {
      aligned.push(row);
      row += 1;
    } else if (row < before.length && cost(row, column) === lostRow + cost(row + 1, column)) row += 1;
    else aligned.push(undefined);
  }
  return aligned;
}

/** What the rows of a type change against those in force. */
export function termsChanges(type: ContractType, before: readonly DraftCells[], after: readonly DraftCells[]): TermsChanges {
  const names = columnsOf(type);
  const aligned = alignRows(names, before, after);
  const rows = aligned.map((place, index): RowChange => {
    const was = place === undefined ? undefined : before[place];
    if (!was) return { before: undefined, old: {} };
    const old = Object.fromEntries(differing(names, was, after[index] ?? {}).map((name) => [name, was[name]]));
    return { before: place, old };
  });
  return { rows, removed: before.map((_, place) => place).filter((place) => !aligned.includes(place)) };
}

/** Whether anything is other than in force. */
export const hasChanges = ({ rows, removed }: TermsChanges): boolean =>
  removed.length > 0 || rows.some(({ before, old }) => before === undefined || Object.keys(old).length > 0);
