import { afterEach, expect, it, vi } from 'vitest';
import { nameLayer, namePage } from './documentTitle.ts';

const close: (() => void)[] = [];
const open = (title: string): void => void close.push(nameLayer(title));
afterEach(() => {
  for (const one of close.splice(0)) one();
});

it('leaves the title alone until an app has named its page', async () => {
  vi.resetModules();
  const fresh = await import('./documentTitle.ts');
  document.title = 'Storybook';
  close.push(fresh.nameLayer('Deposit'));
  expect(document.title).toBe('Storybook');
});

it('names the uppermost layer, and the page again once all are closed, in whichever order', () => {
  namePage('Game portal', 'Baize');
  expect(document.title).toBe('Game portal · Baize');
  open('Deposit');
  open('Bank cards');
  expect(document.title).toBe('Bank cards · Baize');
  close.shift()?.();
  expect(document.title).toBe('Bank cards · Baize');
  close.shift()?.();
  expect(document.title).toBe('Game portal · Baize');
});

it('a page that changes below a layer, such as to another language, has its new name once that is closed', () => {
  namePage('Cổng trò chơi', 'Baize');
  open('Nạp tiền');
  namePage('Game portal', 'Baize');
  expect(document.title).toBe('Nạp tiền · Baize');
  close.shift()?.();
  expect(document.title).toBe('Game portal · Baize');
});
