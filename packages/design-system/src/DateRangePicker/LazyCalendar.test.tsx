import { act, screen } from '@testing-library/react';
import { cloneElement } from 'react';
import { userEvent } from 'storybook/test';
import { beforeAll, expect, test } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { LazyCalendar } from './LazyCalendar.tsx';
import { keepCalendars, loadCalendar } from './loadCalendar.ts';

const network = { isOffline: true };
/** In ms, on a busy machine. */
const patience = { timeout: 10_000 };
// Its modules take seconds the first time.
beforeAll(() => import('./Calendar.tsx'), 30_000);
const calendars = keepCalendars(async (language) => {
  if (network.isOffline) throw new Error('Failed to fetch dynamically imported module');
  return loadCalendar(language);
});
const calendar = (
  <LazyCalendar
    language="en"
    from={calendars}
    range={{ from: '2026-11-15', to: '2026-11-21' }}
    bounds={{ min: undefined, max: undefined }}
    today="2026-11-21"
    direction="ltr"
    onSelectRange={() => undefined}
  />
);

test('a calendar that does not come says so, the page stands, and the retry or the next opening brings it', async () => {
  const { unmount } = renderPart(calendar);
  const retry = await screen.findByRole('button', { name: 'Try again' }, patience);
  expect(screen.getByRole('alert').textContent).toContain('The calendar could not be loaded. The dates can be typed.');
  expect(await axeFindings()).toEqual([]);
  await userEvent.click(retry);
  await screen.findByRole('button', { name: 'Try again' }, patience);
  network.isOffline = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('grid', { name: /November 2026/ }, patience)).toBeDefined();
  // The button that had the focus is gone.
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/15 November/);
  unmount();
  network.isOffline = true;
  renderPart(calendar);
  expect(screen.getByRole('grid', { name: /November 2026/ }), 'one that has come is kept').toBeDefined();
  expect(document.activeElement, 'nobody has lost it').toBe(document.body);
}, 30_000);

test('a calendar that comes late leaves the focus where the user has gone on', async () => {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  let asked = 0;
  const slow = keepCalendars(async (language) => {
    asked += 1;
    if (asked === 1) throw new Error('Failed to fetch dynamically imported module');
    await arrived;
    return loadCalendar(language);
  });
  renderPart(
    <>
      {cloneElement(calendar, { from: slow })}
      <button type="button">Elsewhere</button>
    </>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }, patience));
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  act(() => elsewhere.focus());
  arrive();
  await screen.findByRole('grid', { name: /November 2026/ }, patience);
  expect(document.activeElement).toBe(elsewhere);
}, 30_000);
