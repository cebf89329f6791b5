import { act, screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { VirtualGrid } from './VirtualGrid.tsx';

const columns = { smallPhone: 4, phone: 4, tablet: 4, desktop: 4 };
const part = (count: number) => (
  <VirtualGrid
    label="Games"
    items={Array.from({ length: count }, (_, index) => `Game ${index + 1}`)}
    itemKey={(name) => name}
    renderItem={(name) => <button type="button">{name}</button>}
    columns={columns}
  />
);

// happy-dom lays nothing out: every row is 100 px high here, and the screen 600.
class FakeResizeObserver {
  readonly #onResize: (entries: object[]) => void;
  constructor(onResize: (entries: object[]) => void) {
    this.#onResize = onResize;
  }
  observe(target: Element): void {
    queueMicrotask(() => act(() => this.#onResize([{ target, contentRect: { width: 400, height: 100 } }])));
  }
  unobserve(): void {}
  disconnect(): void {}
}
beforeEach(() => {
  vi.stubGlobal('ResizeObserver', FakeResizeObserver);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(600);
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', { get: () => document.body, configurable: true });
});
afterEach(() => void Reflect.deleteProperty(HTMLElement.prototype, 'offsetParent'));

test('it is a named list whose items tell their place among all', async () => {
  renderPart(part(10_000));
  const items = await screen.findAllByRole('listitem');
  expect(screen.getByRole('list', { name: 'Games' })).toBeDefined();
  expect(items[1]?.getAttribute('aria-setsize')).toBe('10000');
  expect(items[1]?.getAttribute('aria-posinset')).toBe('2');
});

test('of ten thousand tiles only those near the screen are in the page', async () => {
  renderPart(part(10_000));
  expect((await screen.findAllByRole('listitem')).length).toBeLessThan(200);
});

test('the arrows lead from tile to tile', async () => {
  renderPart(part(10));
  (await screen.findByRole('button', { name: 'Game 1' })).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Game 6');
  await userEvent.keyboard('{ArrowLeft}{ArrowUp}{ArrowUp}');
  expect(document.activeElement?.textContent).toBe('Game 1');
});

test('the Tab key stops at one tile, the last that had the focus, and goes on behind the grid', async () => {
  renderPart(
    <>
      {part(10_000)}
      <button type="button">Footer</button>
    </>,
  );
  const first = await screen.findByRole('button', { name: 'Game 1' });
  await userEvent.tab();
  expect(document.activeElement).toBe(first);
  await userEvent.keyboard('{ArrowRight}');
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Footer');
  await userEvent.tab({ shift: true });
  expect(document.activeElement?.textContent).toBe('Game 2');
});

test('axe finds nothing', async () => {
  renderPart(part(10));
  await screen.findAllByRole('listitem');
  expect(await axeFindings()).toEqual([]);
});
