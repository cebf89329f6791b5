import { type GroupRow, pairRows } from '../builders/index.ts';
import type { PlayText } from '../Play.ts';
import type { WindowGroup } from './windows.ts';

/** Digits in whatever order, by how often each of them falls. */
export interface Shape {
  id: string;
  name: PlayText;
  rows: readonly GroupRow[];
  /** How the digits fall, in words. */
  falls: PlayText;
}
const row = (vi: string, en: string, times: number, count: number): GroupRow => ({ label: { vi, en }, times, count });
const single = (count: number): GroupRow => row('Số đơn', 'Single', 1, count);
export const shapes: Record<WindowGroup, readonly Shape[]> = {
  two: [
    {
      id: 'pair',
      name: { vi: 'tổ hợp', en: 'any order' },
      rows: [single(2)],
      falls: { vi: 'hai số khác nhau', en: 'two different digits' },
    },
  ],
  three: [
    {
      id: 'group3',
      name: { vi: 'tổ hợp 3', en: 'pair and single' },
      rows: pairRows(),
      falls: { vi: 'một đôi và một số đơn', en: 'a pair and a single' },
    },
    {
      id: 'group6',
      name: { vi: 'tổ hợp 6', en: 'three different' },
      rows: [single(3)],
      falls: { vi: 'ba số khác nhau', en: 'three different digits' },
    },
  ],
  four: [
    {
      id: 'group24',
      name: { vi: 'tổ hợp 24', en: 'four different' },
      rows: [single(4)],
      falls: { vi: 'bốn số khác nhau', en: 'four different digits' },
    },
    {
      id: 'group12',
      name: { vi: 'tổ hợp 12', en: 'pair and two singles' },
      rows: [row('Số kép', 'Pair', 2, 1), single(2)],
      falls: { vi: 'một đôi và hai số đơn', en: 'a pair and two singles' },
    },
    {
      id: 'group6',
      name: { vi: 'tổ hợp 6', en: 'two pairs' },
      rows: [row('Số kép', 'Pairs', 2, 2)],
      falls: { vi: 'hai đôi', en: 'two pairs' },
    },
    {
      id: 'group4',
      name: { vi: 'tổ hợp 4', en: 'three of a kind' },
      rows: [row('Số ba', 'Triple', 3, 1), single(1)],
      falls: { vi: 'một bộ ba và một số đơn', en: 'three of a kind and a single' },
    },
  ],
  five: [
    {
      id: 'group120',
      name: { vi: 'tổ hợp 120', en: 'five different' },
      rows: [single(5)],
      falls: { vi: 'năm số khác nhau', en: 'five different digits' },
    },
    {
      id: 'group60',
      name: { vi: 'tổ hợp 60', en: 'pair and three singles' },
      rows: [row('Số kép', 'Pair', 2, 1), single(3)],
      falls: { vi: 'một đôi và ba số đơn', en: 'a pair and three singles' },
    },
    {
      id: 'group30',
      name: { vi: 'tổ hợp 30', en: 'two pairs and a single' },
      rows: [row('Số kép', 'Pairs', 2, 2), single(1)],
      falls: { vi: 'hai đôi và một số đơn', en: 'two pairs and a single' },
    },
    {
      id: 'group20',
      name: { vi: 'tổ hợp 20', en: 'three of a kind and two singles' },
      rows: [row('Số ba', 'Triple', 3, 1), single(2)],
      falls: { vi: 'một bộ ba và hai số đơn', en: 'three of a kind and two singles' },
    },
    {
      id: 'group10',
      name: { vi: 'tổ hợp 10', en: 'three of a kind and a pair' },
      rows: [row('Số ba', 'Triple', 3, 1), row('Số kép', 'Pair', 2, 1)],
      falls: { vi: 'một bộ ba và một đôi', en: 'three of a kind and a pair' },
    },
    {
      id: 'group5',
      name: { vi: 'tổ hợp 5', en: 'four of a kind' },
      rows: [row('Số bốn', 'Four', 4, 1), single(1)],
      falls: { vi: 'một bộ bốn và một số đơn', en: 'four of a kind and a single' },
    },
  ],
};
