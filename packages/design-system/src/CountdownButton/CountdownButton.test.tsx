import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DesignSystemProvider } from '../DesignSystemProvider/index.ts';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { wordsEn } from '../words/index.ts';
import { CountdownButton, type CountdownButtonProps } from './CountdownButton.tsx';

let key = 0;
beforeEach(() => {
  key += 1;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const part = (props: Partial<CountdownButtonProps> = {}) => (
  <CountdownButton storageKey={`lock-${key}`} onSend={async () => true} {...props}>
    Send code
  </CountdownButton>
);
const button = (): HTMLElement => screen.getByRole('button');
const press = (): Promise<void> =>
  act(async () => {
    fireEvent.click(button());
  });
const pass = (milliseconds: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('§4 after a send it is locked for 60 s × expiredMinutes, then free again', async () => {
  renderPart(part({ expiredMinutes: 2 }));
  await press();
  expect(button().textContent).toBe('Send again in 2:00');
  expect(button().getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('Send again in 2:00');
  await pass(119_000);
  expect(button().textContent).toBe('Send again in 0:01');
  await pass(1000);
  expect(button().textContent).toBe('Send code');
  expect(screen.getByRole('status').textContent).toBe('You can send it again now');
});

test('§7 the minutes that the server answers count at once', async () => {
  function Asked() {
    const [minutes, setMinutes] = useState(1);
    const send = async (): Promise<boolean> => {
      await Promise.resolve();
      setMinutes(5);
      return true;
    };
    return part({ expiredMinutes: minutes, onSend: send });
  }
  renderPart(<Asked />);
  await press();
  expect(button().textContent).toBe('Send again in 5:00');
});

test('§4 a send locks the number that it went to, not the one that has been typed meanwhile', async () => {
  let arrive = (_isSent: boolean): void => undefined;
  const onSend = () => new Promise<boolean>((resolve) => (arrive = resolve));
  const numbered = (number: number) => part({ storageKey: `lock-${key} ${number}`, onSend });
  const { rerender } = renderPart(numbered(1));
  await press();
  rerender(numbered(2));
  await act(async () => arrive(true));
  expect(button().textContent).toBe('Send code');
  expect(screen.getByRole('status').textContent).toBe('');
  rerender(numbered(1));
  expect(button().textContent).toBe('Send again in 1:00');
});

test('locked or under way, another click sends nothing', async () => {
  const onSend = vi.fn(async () => true);
  renderPart(part({ onSend }));
  await act(async () => {
    fireEvent.click(button());
    fireEvent.click(button());
  });
  await press();
  expect(onSend).toHaveBeenCalledOnce();
});

test.each([
  ['refused', async () => false],
  ['broken', () => Promise.reject(new Error('offline'))],
])('a %s send leaves it open', async (_word, onSend) => {
  renderPart(part({ onSend }));
  await press();
  expect(button().textContent).toBe('Send code');
  expect(button().getAttribute('aria-disabled')).toBeNull();
});

test('the lock outlives a remount', async () => {
  const { unmount } = renderPart(part());
  await press();
  unmount();
  vi.advanceTimersByTime(20_000);
  renderPart(part());
  expect(button().textContent).toBe('Send again in 0:40');
});

test('§7 the minutes that the server answered outlive a remount, after which the prop is the default again', async () => {
  const { unmount } = renderPart(part({ expiredMinutes: 5 }));
  await press();
  unmount();
  vi.advanceTimersByTime(20_000);
  renderPart(part()).unmount();
  renderPart(part());
  expect(button().textContent).toBe('Send again in 4:40');
});

test('after a remount it is locked before anything is painted', async () => {
  const { unmount } = renderPart(part());
  await press();
  unmount();
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  // Ends with what is painted first.
  flushSync(() => root.render(<DesignSystemProvider words={wordsEn}>{part()}</DesignSystemProvider>));
  expect(container.textContent).toBe('Send again in 1:00');
  root.unmount();
  container.remove();
  vi.unstubAllGlobals();
});

test('a storage keeps it over a reload; one that is blocked does no harm', async () => {
  const store = { getItem: () => String(Date.now() + 30_000), setItem: vi.fn() };
  renderPart(part({ store })).unmount();
  renderPart(part({ store }));
  expect(button().textContent).toBe('Send again in 0:30');
  const refuse = (): never => {
    throw new Error('blocked');
  };
  key += 1;
  renderPart(part({ store: { getItem: refuse, setItem: refuse } })).container.setAttribute('data-blocked', '');
  const blocked = screen.getAllByRole('button').at(-1);
  await act(async () => {
    if (blocked) fireEvent.click(blocked);
  });
  expect(blocked?.textContent).toBe('Send again in 1:00');
});

test('the clock set back does not prolong it, nor does a remount then', async () => {
  const { unmount } = renderPart(part());
  await press();
  vi.setSystemTime(Date.now() - 3_600_000);
  await pass(10_000);
  expect(button().textContent).toBe('Send again in 0:50');
  unmount();
  renderPart(part());
  expect(button().textContent).toBe('Send again in 0:50');
  await pass(50_000);
  expect(button().textContent).toBe('Send code');
});

test('the clock set back before a reload keeps no more than a whole lock', async () => {
  const kept = new Map([[`lock-${key}`, `${Date.now() + 3_650_000} 60000 0.5 50000`]]);
  renderPart(part({ store: { getItem: (name) => kept.get(name) ?? null, setItem: (name, text) => void kept.set(name, text) } }));
  expect(button().textContent).toBe('Send again in 1:00');
  await pass(60_000);
  expect(button().textContent).toBe('Send code');
});

test('the clock set forward ends it early: it can not be told from a sleep, and the server has a lock of its own', async () => {
  renderPart(part());
  await press();
  vi.setSystemTime(Date.now() + 3_600_000);
  await pass(1000);
  expect(button().textContent).toBe('Send code');
});

test('right after a sleep it shows what is left', async () => {
  renderPart(part());
  await press();
  vi.setSystemTime(Date.now() + 50_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(button().textContent).toBe('Send again in 0:10');
});

test('axe finds nothing', async () => {
  vi.useRealTimers();
  renderPart(part());
  await press();
  expect(await axeFindings()).toEqual([]);
});
