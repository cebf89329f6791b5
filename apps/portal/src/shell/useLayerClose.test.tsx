import { act, renderHook, waitFor } from '@testing-library/react';
import { type Location, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { PortalRouter } from '../routes/PortalRouter.tsx';
import { useCenterAddress } from './useCenterAddress.ts';
import { useLayerClose } from './useLayerClose.ts';

interface Walk {
  close(): void;
  open(order: string): void;
  /** Its own way back from what was opened. */
  closeOrder(): void;
  location: Location;
  navigate: NavigateFunction;
}

function begin(): { readonly current: Walk } {
  window.history.replaceState(null, '', '/web/download');
  return renderHook(
    (): Walk => {
      const { open, close } = useCenterAddress();
      return {
        close: useLayerClose(),
        open: (order) => open({ order }),
        closeOrder: () => close({}),
        location: useLocation(),
        navigate: useNavigate(),
      };
    },
    { wrapper: PortalRouter },
  ).result;
}

test.each([
  ['nothing open in it', []],
  ['an order open in it', ['d-1']],
  ['one order open from another', ['d-1', 'd-2']],
])('a closed centre with %s is left behind: Back leads to where the player came from', async (_, orders) => {
  const walk = begin();
  await act(async () => void walk.current.navigate('/?center=deposit'));
  for (const order of orders) await act(async () => walk.current.open(order));
  expect(walk.current.location.search).toBe(`?center=deposit${orders.length > 0 ? `&order=${orders.at(-1)}` : ''}`);
  await act(async () => walk.current.close());
  await waitFor(() => expect(walk.current.location).toMatchObject({ pathname: '/', search: '' }));
  await act(async () => void walk.current.navigate(-1));
  await waitFor(() => expect(walk.current.location.pathname).toBe('/download'));
});

test('an order of a link that is being left is left with its centre, when that is closed at once', async () => {
  const walk = begin();
  await act(async () => void walk.current.navigate('/?center=deposit&order=d-1'));
  await act(async () => {
    walk.current.closeOrder();
    walk.current.close();
  });
  await waitFor(() => expect(walk.current.location).toMatchObject({ pathname: '/', search: '' }));
  await act(async () => void walk.current.navigate(-1));
  await waitFor(() => expect(walk.current.location.pathname).toBe('/download'));
});

test('a centre that is opened again after a close stands', async () => {
  const walk = begin();
  for (const order of ['d-1', undefined, undefined]) {
    await act(async () => void walk.current.navigate('/?center=deposit'));
    if (order) await act(async () => walk.current.open(order));
    // A close of the one before would be under way.
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 100)));
    expect(walk.current.location.search).toContain('?center=deposit');
    await act(async () => {
      walk.current.close();
      if (!order) walk.current.close();
    });
    await waitFor(() => expect(walk.current.location).toMatchObject({ pathname: '/', search: '' }));
  }
});
