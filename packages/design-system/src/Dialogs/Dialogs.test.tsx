import { screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { DialogProvider, useDialogs } from './DialogProvider.tsx';
// Loaded beforehand: what is tested is the dialog, not how fast a busy machine reads its chunk.
import './DialogHost.tsx';
import type { Dialogs as DialogsApi } from './requests.ts';

let dialogs: DialogsApi;
function Asker(): null {
  dialogs = useDialogs();
  return null;
}
const start = (): void => {
  renderPart(
    <DialogProvider>
      <Asker />
    </DialogProvider>,
  );
};
const question = { title: 'Log out?', message: 'You will need your password.' };

test.each([
  ['OK', true],
  ['Cancel', false],
])('confirm: %s answers %s', async (name, answer) => {
  start();
  const asked = dialogs.confirm(question);
  await userEvent.click(await screen.findByRole('button', { name }));
  expect(await asked).toBe(answer);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('confirm: Escape answers no', async () => {
  start();
  const asked = dialogs.confirm(question);
  await screen.findByRole('alertdialog', { name: 'Log out?', description: 'You will need your password.' });
  await userEvent.keyboard('{Escape}');
  expect(await asked).toBe(false);
});

test('two alerts wait for each other', async () => {
  start();
  const first = dialogs.alert({ title: 'One', message: 'first' });
  const second = dialogs.alert({ title: 'Two', message: 'second' });
  await screen.findByRole('alertdialog', { name: 'One' });
  expect(screen.queryByRole('alertdialog', { name: 'Two' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  await first;
  await screen.findByRole('alertdialog', { name: 'Two' });
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  await second;
});

test('without a provider, the error names the mend', () => {
  expect(() => renderPart(<Asker />)).toThrow('Wrap the tree in <DialogProvider>');
});

test('axe finds nothing', async () => {
  renderPart(<DialogProvider>page</DialogProvider>);
  expect(await axeFindings()).toEqual([]);
});
