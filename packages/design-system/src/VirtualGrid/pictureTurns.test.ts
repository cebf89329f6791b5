import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPictureTurns, pictureWaits } from './pictureTurns.ts';

const frameMs = 16;
const frame = (count = 1): void => void vi.advanceTimersByTime(frameMs * count);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'requestAnimationFrame'] });
  vi.stubGlobal('innerHeight', 800);
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const waiting = (): string => [...document.querySelectorAll(`[${pictureWaits}]`)].map((tile) => tile.textContent).join(' ');

/** A list on whose screen tiles come by their number; those from `first` on are in sight. */
function open(first = 0) {
  const turns = createPictureTurns((tile) => Number(tile.textContent) >= first);
  return {
    ...turns,
    add: (...numbers: number[]) =>
      numbers.map((number) => {
        const tile = document.createElement('div');
        tile.textContent = String(number);
        document.body.append(tile);
        turns.onTile(tile);
        return tile;
      }),
    /** Goes down by so many pixels a frame. */
    scroll: (pixels: number, frames: number, from = 0) => {
      for (let at = 0; at < frames; at += 1) {
        frame();
        turns.onScroll(from + pixels * at);
      }
    },
  };
}

test('§2 a list at rest has all of its pictures at once', () => {
  const list = open();
  list.add(1, 2, 3);
  list.scroll(5, 10);
  frame(100);
  list.add(4, 5, 6);
  expect(waiting()).toBe('');
});

test('§2 so it has after a single leap, to a remembered place or to its end', () => {
  const list = open();
  list.onScroll(40_000);
  list.add(1, 2, 3);
  expect(waiting()).toBe('');
});

test('§2 many leaps are a flight: the thumb of the scroll bar is dragged', () => {
  const list = open();
  list.scroll(4_000, 6);
  list.add(1, 2, 3);
  frame(5);
  expect(waiting()).toBe('1 2 3');
});

test('§2 while it is scrolled the pictures come one a frame', () => {
  const list = open();
  list.scroll(5, 10);
  list.add(1, 2, 3);
  expect(waiting()).toBe('1 2 3');
  frame();
  expect(waiting()).toBe('2 3');
  frame(2);
  expect(waiting()).toBe('');
});

test('§2 so they do on a phone that hears of the scrolling twice a second', () => {
  const list = open();
  for (const offset of [300, 600, 900]) {
    frame(30);
    list.onScroll(offset);
    list.add(offset, offset + 1, offset + 2);
    expect(waiting()).toBe(`${offset} ${offset + 1} ${offset + 2}`);
    frame(3);
    expect(waiting()).toBe('');
  }
});

test.each([
  ['at each frame', 14, 1],
  ['every tenth of a second', 87, 6],
])('§2 none comes while more than a screen a second goes by, heard of %s, and all do when it slows down', (_how, pixels, frames) => {
  const list = open();
  const fly = (times: number, from: number): void => {
    for (let at = 0; at < times; at += 1) {
      frame(frames - 1);
      list.scroll(pixels, 1, from + pixels * at);
    }
  };
  fly(60, 0);
  list.add(1, 2, 3);
  fly(60, 60 * pixels);
  expect(waiting()).toBe('1 2 3');
  list.scroll(5, 30, 120 * pixels);
  expect(waiting()).toBe('');
});

test('§2 all come when it stops', () => {
  const list = open();
  list.scroll(60, 20);
  list.add(1, 2, 3);
  frame(20);
  expect(waiting()).toBe('');
});

test('§2 what is in sight has the first turn, what has left the page none', () => {
  const list = open(3);
  list.scroll(5, 10);
  const [, , third] = list.add(1, 2, 3, 4);
  third?.remove();
  frame();
  expect(waiting()).toBe('1 2');
  frame();
  expect(waiting()).toBe('2');
});

test('a tile that is drawn anew keeps its picture', () => {
  const list = open();
  const [tile] = list.add(1);
  list.scroll(60, 20);
  if (tile) list.onTile(tile);
  expect(waiting()).toBe('');
});

test('tiles that come while others have their turn do not hurry them', () => {
  const list = open();
  list.scroll(5, 10);
  list.add(1);
  frame();
  list.add(2, 3);
  frame();
  expect(waiting()).toBe('3');
});
