import { act, screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { Clock } from './Clock.tsx';
import { clockTime, gmtOffset } from './clockTime.ts';

test.each([
  [0, 420, '07:00:00', 'GMT+7'],
  [86_399, 0, '23:59:59', 'GMT+0'],
  [0, -210, '20:30:00', 'GMT\u22123:30'],
])('%d s at %d minutes is %s %s', (seconds, offset, time, zone) => {
  expect(clockTime(seconds, offset)).toBe(time);
  expect(gmtOffset(offset)).toBe(zone);
});

test('it goes on each second, and ends its timer with the part', () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:42:07.400Z') });
  const { container, unmount } = renderPart(<Clock />);
  expect(container.textContent).toBe('19:42:07GMT+7');
  act(() => vi.advanceTimersByTime(600));
  expect(container.textContent).toBe('19:42:08GMT+7');
  unmount();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test('it shows the clock that it is given', () => {
  const now = () => Date.parse('2030-01-01T00:00:05Z');
  const { container } = renderPart(<Clock now={now} timeZoneOffsetMinutes={0} />);
  expect(container.textContent).toBe('00:00:05GMT+0');
});

test('§4 clock: each click is told, so that five can be counted', async () => {
  const onActivate = vi.fn();
  renderPart(<Clock onActivate={onActivate} />);
  for (let click = 0; click < 5; click += 1) await userEvent.click(screen.getByRole('button'));
  expect(onActivate).toHaveBeenCalledTimes(5);
});

test('axe finds nothing', async () => {
  renderPart(<Clock onActivate={() => undefined} />);
  expect(await axeFindings()).toEqual([]);
});
