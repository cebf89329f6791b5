import { expect, it } from 'vitest';
import { placesText, shareText, zoneText } from './rulesText.ts';

it('a share is told in percent, with the hundredths that it has', () => {
  expect(shareText(50, 'en')).toBe('0.5%');
  expect(shareText(125, 'vi')).toBe('1,25%');
});

it('a zone is called as its readers call it, by whatever name the device has', () => {
  expect(zoneText('Asia/Ho_Chi_Minh', 'vi', '2026-11-29T17:00:00Z')).toMatch(/^Giờ \p{L}/u);
  expect(zoneText('Asia/Ho_Chi_Minh', 'en', '2026-11-29T17:00:00Z')).toMatch(/\p{L} Time$/u);
});

it('one place is told once', () => {
  expect(placesText({ from: 1, to: 1 }, 'vi')).toBe('1');
  expect(placesText({ from: 4, to: 10 }, 'vi')).toBe('4 – 10');
});
