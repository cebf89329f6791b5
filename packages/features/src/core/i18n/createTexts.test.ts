import { describe, expect, it, vi } from 'vitest';
import { createTexts, type LoadTexts } from './createTexts.ts';

const load: LoadTexts = async (language, namespace) =>
  namespace === 'core' ? { 'login.not.session': language === 'vi' ? 'Đã đăng xuất' : 'Logged out' } : { register: `${language}!` };

describe('texts of a portal', () => {
  it('are loaded in one language, and by domain when it is asked for', async () => {
    const spy = vi.fn(load);
    const texts = await createTexts('vi', ['core'], spy);
    expect(spy.mock.calls).toEqual([['vi', 'core']]);
    await texts.loadNamespaces('login');
    expect(spy.mock.calls).toEqual([
      ['vi', 'core'],
      ['vi', 'login'],
    ]);
    expect(texts.t('register', { ns: 'login' })).toBe('vi!');
  });

  it('take dots in a key as they are, for error codes have them', async () => {
    const texts = await createTexts('en', ['core'], load);
    expect(texts.t('login.not.session')).toBe('Logged out');
  });

  it('change with the language, without the former one in between', async () => {
    const texts = await createTexts('vi', ['core'], load);
    await texts.changeLanguage('en');
    expect(texts.t('login.not.session')).toBe('Logged out');
    expect(texts.resolvedLanguage).toBe('en');
  });

  it('leave what a player typed to React: nothing is escaped twice', async () => {
    const texts = await createTexts('en', ['core'], async () => ({ not_found: '{{name}} is gone' }));
    expect(texts.t('not_found', { name: 'A & <B>' })).toBe('A & <B> is gone');
  });
});
