import { act, screen, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { afterEach, expect, test, vi } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { Carousel, type CarouselProps } from './Carousel.tsx';

const slides = ['Rebate', 'Bonus', 'Cup'].map((label) => ({ id: label, label, content: <a href={`#${label}`}>{label} now</a> }));
const part = (more: Partial<CarouselProps> = {}) => <Carousel label="Promotions" slides={slides} {...more} />;
const preferReducedMotion = (matches: boolean) =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (query) =>
        ({ matches: matches && query.includes('reduced-motion'), addEventListener: vi.fn(), removeEventListener: vi.fn() }) as never,
    );
const current = () => screen.getByRole('button', { current: true }).getAttribute('aria-label');
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('it is a named carousel, and each slide tells its place and its name', () => {
  renderPart(part());
  const carousel = screen.getByRole('region', { name: 'Promotions' });
  expect(carousel.getAttribute('aria-roledescription')).toBe('carousel');
  const groups = within(carousel).getAllByRole('group', { hidden: true });
  expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual(['1/3: Rebate', '2/3: Bonus', '3/3: Cup']);
});

test('what is not seen can’t be reached', () => {
  renderPart(part());
  const groups = screen.getAllByRole('group', { hidden: true });
  expect(groups.map((group) => group.hasAttribute('inert'))).toEqual([false, true, true]);
  expect(screen.getByRole('button', { name: 'slide 1: Rebate', current: true })).toBeDefined();
});

test('WCAG 2.2.2: what moves by itself can be paused, and is silent while it moves', async () => {
  const { container } = renderPart(part({ autoplayDelay: 5000 }));
  const live = () => container.querySelector('[aria-live]')?.getAttribute('aria-live');
  expect(live()).toBe('off');
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(live()).toBe('polite');
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  await userEvent.tab();
  await userEvent.unhover(screen.getByRole('region'));
  act(() => (document.activeElement as HTMLElement).blur());
  expect(live()).toBe('off');
});

test('while the focus or a pointer holds it, what Next brings is announced', async () => {
  const { container } = renderPart(part({ autoplayDelay: 5000 }));
  const live = () => container.querySelector('[aria-live]')?.getAttribute('aria-live');
  await userEvent.tab();
  expect(live()).toBe('polite');
  act(() => (document.activeElement as HTMLElement).blur());
  expect(live()).toBe('off');
  await userEvent.hover(screen.getByRole('button', { name: 'Next slide' }));
  expect(live()).toBe('polite');
  await userEvent.unhover(screen.getByRole('button', { name: 'Next slide' }));
  expect(live()).toBe('off');
});

test('under reduced motion nothing moves by itself, and there is nothing to pause', () => {
  preferReducedMotion(true);
  const { container } = renderPart(part({ autoplayDelay: 5000 }));
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  expect(container.querySelector('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
});

test.each([
  [1000, 2900, 200],
  [5000, 4900, 200],
])('with a delay of %d ms the next slide comes after %d ms and not before', async (autoplayDelay, early, rest) => {
  vi.useFakeTimers();
  renderPart(part({ autoplayDelay }));
  await act(() => vi.advanceTimersByTimeAsync(early));
  expect(current()).toBe('slide 1: Rebate');
  await act(() => vi.advanceTimersByTimeAsync(rest));
  expect(current()).toBe('slide 2: Bonus');
});

test.each(['Rebate now', 'Next slide'])('with the focus on “%s”, it stands still; when that leaves, it goes on', async (name) => {
  vi.useFakeTimers();
  renderPart(part({ autoplayDelay: 5000 }));
  act(() => screen.getByRole(name === 'Next slide' ? 'button' : 'link', { name }).focus());
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(current()).toBe('slide 1: Rebate');
  act(() => (document.activeElement as HTMLElement).blur());
  await act(() => vi.advanceTimersByTimeAsync(6000));
  expect(current()).toBe('slide 2: Bonus');
});

test('a single slide has no controls', () => {
  renderPart(part({ slides: slides.slice(0, 1), autoplayDelay: 5000 }));
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('axe finds nothing', async () => {
  renderPart(part({ autoplayDelay: 5000 }));
  expect(await axeFindings()).toEqual([]);
});
