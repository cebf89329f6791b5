import { screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, onTestFinished, test, vi } from 'vitest';
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

test('what can not be loaded is asked by the browser, the page stands, and the next dialog tries again', async () => {
  const confirm = vi.fn<typeof globalThis.confirm>().mockReturnValueOnce(false).mockReturnValueOnce(true);
  const alert = vi.fn<typeof globalThis.alert>();
  vi.stubGlobal('confirm', confirm);
  vi.stubGlobal('alert', alert);
  onTestFinished(() => void vi.unstubAllGlobals());
  renderPart(
    <DialogQueue loadHost={loadHost}>
      <Asker />
    </DialogQueue>,
  );
  expect(await dialogs.confirm(question)).toBe(false);
  expect(await dialogs.confirm(question)).toBe(true);
  expect(confirm).toHaveBeenLastCalledWith('Log out?\n\nYou will need your password.');
  await dialogs.alert(question);
  expect(alert).toHaveBeenCalledOnce();
  expect(screen.getByText('page')).toBeDefined();
  network.isOffline = false;
  const asked = dialogs.confirm(question);
  await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
  expect(await asked).toBe(true);
});
