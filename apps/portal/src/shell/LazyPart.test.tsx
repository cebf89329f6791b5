import { act, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { lazy } from '../routes/lazy.ts';
import { PortalRouter } from '../routes/PortalRouter.tsx';
import { LazyPart } from './LazyPart.tsx';

test('an unseen part whose chunk was lost says nothing, and comes at the next address', async () => {
  window.history.replaceState(null, '', '/web/');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn(async () => ({ default: () => <p>here</p> }));
  load.mockRejectedValueOnce(new Error('Failed to fetch dynamically imported module'));
  const Part = lazy(load);
  let navigate: NavigateFunction | undefined;
  function Page(): ReactElement {
    navigate = useNavigate();
    return (
      <LazyPart isUnseen>
        <Part />
      </LazyPart>
    );
  }
  const { container } = render(<Page />, { wrapper: PortalRouter });
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await act(async () => undefined);
  expect(container.textContent).toBe('');
  await act(async () => void navigate?.('/casino'));
  expect(await screen.findByText('here')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});
