import { act, render, screen } from '@testing-library/react';
import { lazy, type ReactElement, Suspense, useLayoutEffect } from 'react';
import { type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PortalRouter, useNextIsSlow } from './PortalRouter.tsx';

function Said(): ReactElement {
  return <>{useNextIsSlow() && <p>late</p>}</>;
}

/** A part whose chunk never comes. */
const Late = lazy(() => new Promise<never>(() => undefined));
let navigate: NavigateFunction;

function Shown(): ReactElement {
  const { pathname, search } = useLocation();
  navigate = useNavigate();
  useLayoutEffect(() => {
    if (pathname === '/gone') void navigate('/casino', { replace: true });
  }, [pathname]);
  const isSlow = search.includes('center=wallet') || pathname === '/late';
  return (
    <Suspense fallback={<p>waiting</p>}>
      <p>{`${pathname}${search}`}</p>
      {isSlow && <Late />}
    </Suspense>
  );
}

const go = (to: string): Promise<void> => act(async () => void navigate(to));

beforeEach(() => {
  window.history.replaceState(null, '', '/web/');
  render(
    <PortalRouter>
      <Shown />
      <Said />
    </PortalRouter>,
  );
});

afterEach(() => void vi.useRealTimers());

const isSaid = (): boolean => screen.queryByText('late') !== null;
const isWaitSeen = (): boolean => screen.queryByText('waiting') !== null;
const place = (): string | null => screen.getByText(/^\//).textContent;

test('§2 a dialog over the page is drawn at once: what it waits for is seen', async () => {
  await go('/?center=wallet');
  expect(isWaitSeen()).toBe(true);
});

test('§2 another page waits behind the one that is seen, and the address names it', async () => {
  await go('/late');
  expect(isWaitSeen()).toBe(false);
  expect(place()).toBe('/');
  expect(window.location.pathname).toBe('/web/late');
});

test('DESIGN §4 of one that is late it is said, over the former one, until another has come', async () => {
  vi.useFakeTimers();
  const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await go('/late');
  await later(400);
  expect(isSaid()).toBe(false);
  await later(200);
  expect(isSaid()).toBe(true);
  expect(place()).toBe('/');
  await go('/late?again');
  expect(isSaid()).toBe(true);
  await go('/casino');
  expect(isSaid()).toBe(false);
  expect(place()).toBe('/casino');
  await later(1_000);
  expect(isSaid()).toBe(false);
  expect(place()).toBe('/casino');
});

test('DESIGN §4 of one that came, or was given up, in time nothing is said', async () => {
  vi.useFakeTimers();
  await go('/casino');
  await go('/late');
  await act(async () => void navigate(-1));
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(isSaid()).toBe(false);
  expect(place()).toBe('/casino');
});

test('§2 a layer waits behind the one in whose place it comes', async () => {
  await go('/?center=deposit');
  await go('/?center=wallet');
  expect(isWaitSeen()).toBe(false);
  expect(place()).toBe('/?center=deposit');
});

test('a page that is still on its way gives way to the next that is asked for', async () => {
  await go('/late');
  await go('/casino');
  expect(place()).toBe('/casino');
});

test('a page that leads on before it is drawn', async () => {
  await go('/gone');
  expect(place()).toBe('/casino');
});
