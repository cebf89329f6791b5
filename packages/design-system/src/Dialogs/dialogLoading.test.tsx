import { screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import { renderPart } from '../testing/renderPart.tsx';
import { DialogHost } from './DialogHost.tsx';
import { DialogQueue, useDialogs } from './DialogProvider.tsx';
import type { Dialogs as DialogsApi } from './requests.ts';

const network = { isOffline: true };
const loadHost = async (): Promise<{ DialogHost: typeof DialogHost }> => {
  if (network.isOffline) throw new Error('Failed to fetch dynamically imported module');
  return { DialogHost };
};

let dialogs: DialogsApi;
function Asker(): string {
  dialogs = useDialogs();
  return 'page';
}
const question = { title: 'Log out?', message: 'You will need your password.' };

test('what can not be loaded is not confirmed, the page stands, and the next dialog tries again', async () => {
  renderPart(
    <DialogQueue loadHost={loadHost}>
      <Asker />
    </DialogQueue>,
  );
  expect(await dialogs.confirm(question)).toBe(false);
  await dialogs.alert(question);
  expect(screen.getByText('page')).toBeDefined();
  network.isOffline = false;
  const asked = dialogs.confirm(question);
  await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
  expect(await asked).toBe(true);
});
