import { afterEach, describe, expect, it, vi } from 'vitest';
import { safeStorage } from './safeStorage.ts';

function nativeWith(part: Partial<Storage>): void {
  vi.stubGlobal('localStorage', part);
}
const refuse = (name: string) => () => {
  throw new DOMException('no', name);
};

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

describe('safe storage', () => {
  it('keeps values in the storage of its kind', () => {
    safeStorage('local').set('hisLang', 'en');
    safeStorage('session').set('game', 'g1');
    expect([localStorage.getItem('hisLang'), sessionStorage.getItem('hisLang')]).toEqual(['en', null]);
    expect([localStorage.getItem('game'), sessionStorage.getItem('game')]).toEqual([null, 'g1']);
    expect(safeStorage('local').get('hisLang')).toBe('en');
    safeStorage('local').remove('hisLang');
    expect(safeStorage('local').get('hisLang')).toBeUndefined();
  });

  it('keeps values as long as the page when the storage is full', () => {
    nativeWith({ getItem: () => 'old', setItem: refuse('QuotaExceededError'), removeItem: () => undefined });
    const storage = safeStorage('local');
    storage.set('token', 'new');
    expect(storage.get('token')).toBe('new');
  });

  it('keeps values as long as the page when the browser blocks the storage', () => {
    vi.stubGlobal('localStorage', undefined);
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: refuse('SecurityError') });
    const storage = safeStorage('local');
    expect(storage.get('token')).toBeUndefined();
    storage.set('token', 'new');
    expect(storage.get('token')).toBe('new');
    storage.remove('token');
    expect(storage.get('token')).toBeUndefined();
  });

  it('reads nothing from a storage that breaks while it is read', () => {
    nativeWith({ getItem: refuse('NS_ERROR_FILE_CORRUPTED'), removeItem: refuse('NS_ERROR_FILE_CORRUPTED') });
    expect(safeStorage('local').get('token')).toBeUndefined();
    expect(() => safeStorage('local').remove('token')).not.toThrow();
  });

  it('gives back what was written last, in memory or on disk', () => {
    let isFull = true;
    const values = new Map<string, string>([['theme', 'light']]);
    nativeWith({
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => {
        if (isFull) throw new DOMException('full', 'QuotaExceededError');
        values.set(key, value);
      },
    });
    const storage = safeStorage('local');
    storage.set('theme', 'dark');
    isFull = false;
    storage.set('theme', 'light');
    expect([storage.get('theme'), values.get('theme')]).toEqual(['light', 'light']);
  });
});
