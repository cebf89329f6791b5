import { expect, test } from 'vitest';
import { type ShownToast, toastTime, withToast } from './toasts.ts';

const action = { text: 'Undo', onSelect: (): void => undefined };
const toast = (id: number, title = `toast ${id}`): ShownToast => ({ id, tone: 'info', title });

test('three at most: the oldest makes room', () => {
  const shown = [1, 2, 3].map((id) => toast(id));
  expect(withToast(shown, toast(4)).map(({ id }) => id)).toEqual([2, 3, 4]);
});

test('the same message stands there once, as the newest; another tone is another message', () => {
  const shown = [toast(1, 'Copied'), toast(2)];
  expect(withToast(shown, toast(3, 'Copied')).map(({ id }) => id)).toEqual([2, 3]);
  expect(withToast(shown, { ...toast(3, 'Copied'), tone: 'negative' })).toHaveLength(3);
});

test('what is about the same thing takes its place, whatever either says; the same words about two things are two', () => {
  const [first, second] = [1, 2].map((id) => ({ ...toast(id, 'Transfer received'), about: `order ${id}` })) as [ShownToast, ShownToast];
  expect(withToast([first], second).map(({ id }) => id)).toEqual([1, 2]);
  expect(withToast([first, second], { ...toast(3, '2 transfers received'), about: 'order 1' }).map(({ id }) => id)).toEqual([2, 3]);
  expect(withToast([first], toast(3, 'Transfer received'))).toHaveLength(2);
});

test.each([
  ['§9 one second', {}, 1000],
  ['§9 the legion’s 2.5 seconds', { seconds: 2.5 }, 2500],
  ['until it is closed, with an action', { action }, 0],
  ['as long as it is told, with an action', { seconds: 8, action }, 8000],
])('it stays %s', (_name, options, time) => {
  expect(toastTime({ tone: 'info', title: 'Copied', ...options })).toBe(time);
});
