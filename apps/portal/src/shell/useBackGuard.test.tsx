import { DesignSystemProvider, wordsEn } from '@baize/design-system';
import { UnsavedScope, useUnsavedWork } from '@baize/features/core';
import { act, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { userEvent } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { PortalRouter } from '../routes/PortalRouter.tsx';
import { useBackGuard } from './useBackGuard.ts';

const onSave = vi.fn(async () => undefined);
const onDiscard = vi.fn();
const walk: { navigate?: NavigateFunction } = {};

function Form({ isDirty }: { isDirty: boolean }): null {
  useUnsavedWork({ isDirty, onSave, onDiscard });
  return null;
}

function Screen({ isDirty }: { isDirty: boolean }): ReactElement {
  const { onChange, question } = useBackGuard();
  walk.navigate = useNavigate();
  const { search } = useLocation();
  return (
    <UnsavedScope onChange={onChange}>
      <output>{search}</output>
      {search === '?center=legion' && <Form isDirty={isDirty} />}
      {question}
    </UnsavedScope>
  );
}

const place = (): string => screen.getByRole('status', { hidden: true }).textContent;

/** On the legion, which was opened from the wallet. */
async function begin(isDirty: boolean): Promise<void> {
  vi.clearAllMocks();
  window.history.replaceState(null, '', '/web/?center=wallet');
  render(
    <DesignSystemProvider words={wordsEn}>
      <PortalRouter>
        <Screen isDirty={isDirty} />
      </PortalRouter>
    </DesignSystemProvider>,
  );
  await act(async () => void walk.navigate?.('/?center=legion'));
  await waitFor(() => expect(place()).toBe('?center=legion'));
}

test('§2 Back with nothing unsaved goes at once', async () => {
  await begin(false);
  act(() => window.history.back());
  await waitFor(() => expect(place()).toBe('?center=wallet'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('§2 Back with changes asks first: it stays for who goes on editing', async () => {
  await begin(true);
  act(() => window.history.back());
  await userEvent.click(await screen.findByRole('button', { name: wordsEn.keepEditing }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(place()).toBe('?center=legion');
  expect(window.location.search).toBe('?center=legion');
  expect([onSave, onDiscard].map((handler) => handler.mock.calls.length)).toEqual([0, 0]);
});

test.each([
  [wordsEn.discard, onDiscard],
  [wordsEn.save, onSave],
])('§2 Back with changes goes after “%s”', async (name, handler) => {
  await begin(true);
  act(() => window.history.back());
  await userEvent.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(place()).toBe('?center=wallet'));
  expect(handler).toHaveBeenCalledOnce();
});
