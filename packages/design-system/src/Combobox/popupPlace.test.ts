import { expect, test } from 'vitest';
import { popupPlace } from './popupPlace.ts';

const screen = { width: 400, height: 600, top: 0, foot: 600 };
const anchorAt = (top: number): Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'> => ({ left: 20, right: 380, top, bottom: top + 40 });

test('a list opens below its field, as wide as the field', () => {
  expect(popupPlace(anchorAt(100), 280, screen)).toEqual({
    insets: { left: '20px', right: '20px', top: '144px', bottom: 'auto' },
    room: 452,
  });
});

test('at the foot of the screen it opens above', () => {
  expect(popupPlace(anchorAt(500), 280, screen)).toMatchObject({ insets: { top: 'auto', bottom: '104px' }, room: 492 });
});

test('it stays below where above is even less room', () => {
  expect(popupPlace(anchorAt(100), 280, { ...screen, foot: 300 })).toMatchObject({ insets: { bottom: 'auto' }, room: 152 });
});

test('a keyboard over the foot counts as the foot', () => {
  expect(popupPlace(anchorAt(250), 280, { ...screen, foot: 320 })).toMatchObject({ insets: { top: 'auto' }, room: 242 });
});
