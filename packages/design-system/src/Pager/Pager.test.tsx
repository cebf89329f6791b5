import { render, screen, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { DesignSystemProvider } from '../DesignSystemProvider/index.ts';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { wordsEn } from '../words/index.ts';
import { Pager } from './Pager.tsx';

const pages = (): (string | null)[] => screen.getAllByRole('button', { name: /^Page \d/ }).map((button) => button.textContent);

test('§9 five pages are shown, the open one in their middle', () => {
  renderPart(<Pager label="Pages" page={50} pageCount={100} onChange={vi.fn()} />);
  const pager = within(screen.getByRole('navigation', { name: 'Pages' }));
  expect(pages()).toEqual(['48', '49', '50', '51', '52']);
  expect(pager.getByRole('button', { current: 'page' }).textContent).toBe('50');
});

test('the keyboard asks for a page, the open one is not asked for again', async () => {
  const onChange = vi.fn();
  renderPart(<Pager label="Pages" page={3} pageCount={9} onChange={onChange} />);
  screen.getByRole('button', { name: 'Next page' }).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Page 3' }));
  await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
  await userEvent.click(screen.getByRole('button', { name: 'First page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Last page: 9' }));
  expect(onChange.mock.calls).toEqual([[4], [2], [1], [9]]);
});

test('a single page leads nowhere, and keeps the focus', async () => {
  const onChange = vi.fn();
  renderPart(<Pager label="Pages" page={1} pageCount={1} onChange={onChange} />);
  for (const button of screen.getAllByRole('button')) {
    await userEvent.click(button);
    expect(document.activeElement).toBe(button);
  }
  expect(onChange).not.toHaveBeenCalled();
});

test.each([
  [0, 0, '1'],
  [-3, 7, '1'],
  [99, 7, '7'],
  [Number.NaN, Number.NaN, '1'],
  [1_000_000, 1_000_000, '1000000'],
])('page %d of %d opens page %s', (page, pageCount, open) => {
  renderPart(<Pager label="Pages" page={page} pageCount={pageCount} onChange={vi.fn()} />);
  expect(screen.getByRole('button', { current: 'page' }).textContent).toBe(open);
});

test('of many pagers only the one that changed is drawn again', () => {
  const onChange = vi.fn();
  const onDraw = vi.fn(() => 'First page');
  const words = Object.defineProperty({ ...wordsEn }, 'firstPage', { get: onDraw });
  const many = (moved: number) => (
    <DesignSystemProvider words={words}>
      {Array.from({ length: 100 }, (_, index) => `Pages ${index}`).map((label, index) => (
        <Pager key={label} label={label} page={index === 7 ? moved : 1} pageCount={100} onChange={onChange} />
      ))}
    </DesignSystemProvider>
  );
  const { rerender } = render(many(1));
  expect(onDraw).toHaveBeenCalledTimes(100);
  onDraw.mockClear();
  rerender(many(2));
  expect(onDraw).toHaveBeenCalledOnce();
});

test('axe finds nothing', async () => {
  renderPart(<Pager label="Pages" page={3} pageCount={9} onChange={vi.fn()} />);
  expect(await axeFindings()).toEqual([]);
});
