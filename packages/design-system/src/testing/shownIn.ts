import { cloneElement, isValidElement, type ReactElement } from 'react';
import { useWords } from '../DesignSystemProvider/index.ts';
import { type Language, wordsEn, wordsVi } from '../words/index.ts';
import { sampleEnglish } from './sampleEnglish.ts';

/** Anything that a story shows or asks for, in the language of the page: texts deep inside, and what functions answer. */
export type Shown = <Value>(value: Value) => Value;

const systemWords = Object.entries(wordsVi)
  .filter(([name]) => name !== 'language')
  .map(([name, word]) => [word, wordsEn[name as keyof typeof wordsEn]]);
const english: Record<string, string> = { ...Object.fromEntries(systemWords), ...sampleEnglish };

/** `Kỳ quay 21` is looked up as `Kỳ quay`, and what is said many times over as what is said once. */
function englishText(text: string): string {
  const [, before = '', core = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  const whole = english[core];
  if (whole !== undefined) return before + whole + after;
  const [, name = '', number = ''] = /^(.*?)(\s*\d+)$/s.exec(core) ?? [];
  const numbered = english[name];
  if (numbered !== undefined) return before + numbered + number + after;
  const period = (text + text).indexOf(text, 1);
  if (period > 0 && period < text.length) return englishText(text.slice(0, period)).repeat(text.length / period);
  return text.replaceAll(/\d{1,3}(?:\.\d{3})+(?:,\d{2})?(?!\d)/g, (figures) =>
    figures.replaceAll(/[.,]/g, (mark) => (mark === '.' ? ',' : '.')),
  );
}

// What is made anew at each render would set off effects at each render.
const known = new WeakMap<object, unknown>();

const isPlain = (value: object): boolean =>
  value !== wordsVi && Object.getPrototypeOf(value) === Object.prototype && !('$$typeof' in value);

function englishEntries(value: object): [string, unknown][] {
  return Object.entries(value).map(([name, one]) => [name, name === 'language' && one === 'vi' ? 'en' : inEnglish(one)]);
}

function englishObject(value: object): unknown {
  if (Array.isArray(value)) return value.map(inEnglish);
  if (isValidElement<{ children?: unknown }>(value)) {
    const { children, ...rest } = Object.fromEntries(englishEntries(value.props));
    // One by one, or React would miss the keys of children that never had any.
    return cloneElement(value as ReactElement, rest, ...((Array.isArray(children) ? children : [children]) as ReactElement[]));
  }
  return isPlain(value) ? Object.fromEntries(englishEntries(value)) : value;
}

function inEnglish(value: unknown): unknown {
  if (typeof value === 'string') return englishText(value);
  if (typeof value === 'function') {
    if ('mock' in value) return value;
  } else if (typeof value !== 'object' || value === null) return value;
  if (!known.has(value)) {
    // What holds itself is met again before it is done.
    known.set(value, value);
    const call = value as (...given: unknown[]) => unknown;
    known.set(value, typeof value === 'function' ? (...given: unknown[]) => inEnglish(call(...given)) : englishObject(value));
  }
  return known.get(value);
}

const shownBy: Record<Language, Shown> = { vi: (value) => value, en: <Value>(value: Value) => inEnglish(value) as Value };

/** For play functions, in the language of the toolbar: `shown('Đăng nhập')`, and the args of the story. */
export function shownIn(globals: Record<string, unknown>): Shown {
  return shownBy[globals['language'] === 'en' ? 'en' : 'vi'];
}

/** For a component of a story that says something by itself. */
export function useShown(): Shown {
  return shownBy[useWords() === wordsEn ? 'en' : 'vi'];
}
