import { isValidElement, type ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { englishByFamily, sampleEnglish } from './sampleEnglish.ts';
import { shownIn } from './shownIn.ts';

const shown = shownIn({ language: 'en' });

describe('a sample text in English', () => {
  it.each([
    ['Đăng nhập', 'Log in'],
    ['Đang tải', 'Loading'],
    [' Bước ', ' Step '],
    ['Kỳ quay 21', 'Draw 21'],
    ['Rồng Vàng Megaways '.repeat(30), 'Dragon Megaways '.repeat(30)],
    ['12.000 / 50.000', '12,000 / 50,000'],
    ['¥ 1.234,50', '¥ 1,234.50'],
    ['minhnguyen', 'minhnguyen'],
    ['https://baize.example/r/1.2', 'https://baize.example/r/1.2'],
  ])('%s', (text, english) => {
    expect(shown(text)).toBe(english);
    expect(shownIn({ language: 'vi' })(text)).toBe(text);
  });
  it('has its place in one family', () => {
    const texts = englishByFamily.flatMap((family) => Object.keys(family));
    expect(texts.filter((text, place) => texts.indexOf(text) !== place)).toEqual([]);
  });
  it('is not taken for another sample', () => {
    expect(Object.values(sampleEnglish).filter((text) => shown(text) !== text)).toEqual([]);
  });
});

describe('what a story shows in English', () => {
  it('is found in lists, elements and the answers of functions', () => {
    const element = shown(<p title="Mới">{['Bước ', 1]}</p>) as ReactElement<{ title: string; children: unknown }>;
    expect(element.props).toEqual({ title: 'New', children: ['Step ', 1] });
    expect(shown([{ label: 'Mới' }])).toEqual([{ label: 'New' }]);
    expect(shown({ textOf: () => <b>Mới</b> }).textOf().props).toEqual({ children: 'New' });
    expect(isValidElement(element)).toBe(true);
  });
  it('is told which language it is in', () => {
    expect(shown({ language: 'vi', value: 'vi' })).toEqual({ language: 'en', value: 'vi' });
  });
  it('keeps what it is not made of: files, mocks, and itself', () => {
    const [file, onPlay] = [new File([], 'Mới'), vi.fn()];
    expect(shown({ file, onPlay })).toEqual({ file, onPlay });
    const ring: { next?: object } = {};
    ring.next = ring;
    expect(() => shown(ring)).not.toThrow();
  });
  it('is made once, so that an effect does not see another list at each render', () => {
    const items = [{ text: 'Mới' }];
    expect(shown(items)).toBe(shown(items));
  });
});
