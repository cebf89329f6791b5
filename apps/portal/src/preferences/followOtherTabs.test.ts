import { expect, it, vi } from 'vitest';
import { followOtherTabs } from './followOtherTabs.ts';

const tell = (key: string, newValue: string | null) => dispatchEvent(new StorageEvent('storage', { key, newValue }));

it('§1 language and theme that another tab has chosen are told, and nothing else that is stored', () => {
  const [onChangeLanguage, onChangeTheme] = [vi.fn(), vi.fn()];
  const stop = followOtherTabs({ onChangeLanguage, onChangeTheme });
  tell('hisLang', 'en');
  tell('baize-theme', 'light');
  for (const [key, value] of [
    ['hisLang', 'xx'],
    ['hisLang', null],
    ['baize-theme', 'pink'],
    ['token', 'en'],
  ] as const)
    tell(key, value);
  stop();
  tell('hisLang', 'vi');
  tell('baize-theme', 'dark');
  expect(onChangeLanguage.mock.calls).toEqual([['en']]);
  expect(onChangeTheme.mock.calls).toEqual([['light']]);
});
