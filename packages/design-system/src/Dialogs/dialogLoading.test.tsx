import '../testing/setup.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../testing/renderPart.tsx';
import { DialogProvider, useDialogs } from './DialogProvider.tsx';
// Loaded beforehand: what is tested is not how fast a busy machine reads its chunk.
import './DialogHost.tsx';
import type { Dialogs as DialogsApi } from './requests.ts';

const network = vi.hoisted(() => ({ isOffline: true, attempts: 0 }));
vi.mock('./DialogHost.tsx', async (importOriginal) => {
  const module = await importOriginal<typeof import('./DialogHost.tsx')>();
  return {
    get DialogHost() {
      network.attempts += 1;
      if (network.isOffline) throw new Error('Failed to fetch dynamically imported module');
      return module.DialogHost;
    },
  };
});

let dialogs: DialogsApi;
function Asker(): string {
  dialogs = useDialogs();
  return 'page';
}
const question = { title: 'Log out?', message: 'You will need your password.' };

test('what can not be loaded is not confirmed, the page stands, and the next dialog tries again', async () => {
  renderPart(
    <DialogProvider>
      <Asker />
    </DialogProvider>,
  );
  // The preload, which does not come.
  await waitFor(() => expect(network.attempts).toBe(1));
  expect(await dialogs.confirm(question)).toBe(false);
  await dialogs.alert(question);
  expect(screen.getByText('page')).toBeDefined();
  network.isOffline = false;
  const asked = dialogs.confirm(question);
  await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
  expect(await asked).toBe(true);
});
