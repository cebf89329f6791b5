import { describe, expect, it, vi } from 'vitest';
import { bringTexts, createTexts, type LoadTexts, TextsLoadError } from './createTexts.ts';

const load: LoadTexts = async (language, namespace) =>
  namespace === 'core' ? { 'login.not.session': language === 'vi' ? 'Đã đăng xuất' : 'Logged out' } : { register: `${language}!` };

describe('texts of a portal', () => {
  it('are loaded in one language, and by domain when it is asked for', async () => {
    const spy = vi.fn(load);
    const texts = await createTexts('vi', ['core'], spy);
    expect(spy.mock.calls).toEqual([['vi', 'core']]);
    await texts.loadNamespaces('session');
    expect(spy.mock.calls).toEqual([
      ['vi', 'core'],
      ['vi', 'session'],
    ]);
    expect(texts.t('register', { ns: 'session' })).toBe('vi!');
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

  it('refuse to start, and to be asked, without their file: a page in keys helps nobody', async () => {
    const lost: LoadTexts = async (language, namespace) => {
      if (namespace === 'session') throw new Error('offline');
      return load(language, namespace);
    };
    await expect(createTexts('vi', ['core', 'session'], lost)).rejects.toThrow(TextsLoadError);
    const texts = await createTexts('vi', ['core'], lost);
    await texts.loadNamespaces('session');
    expect(() => texts.t('register', { ns: 'session' })).toThrow('The texts "session" in "vi" could not be loaded.');
    expect(texts.t('register', { ns: 'session', defaultValue: 'Register' })).toBe('Register');
    expect(texts.t('aborted')).toBe('aborted');
  });

  it('of another language are had whole or not at all, and a second try asks again for what was lost', async () => {
    let isOffline = false;
    const texts = await createTexts('vi', ['core'], async (language, namespace) => {
      if (isOffline && language === 'en') throw new Error('offline');
      return load(language, namespace);
    });
    await texts.loadNamespaces('session');
    isOffline = true;
    await expect(bringTexts(texts, 'en')).rejects.toThrow(TextsLoadError);
    expect(texts.t('register', { ns: 'session' })).toBe('vi!');
    isOffline = false;
    await bringTexts(texts, 'en');
    await texts.changeLanguage('en');
    expect(texts.t('register', { ns: 'session' })).toBe('en!');
  });
});
