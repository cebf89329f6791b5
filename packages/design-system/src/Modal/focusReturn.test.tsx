import { screen, waitFor } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import { Button } from '../Button/index.ts';
import { Menu } from '../Menu/index.ts';
import { Page as PageContent } from '../Page/index.ts';
import { Popover } from '../Popover/index.ts';
import { renderPart } from '../testing/renderPart.tsx';
import { Modal } from './Modal.tsx';

function Page(): ReactElement {
  const [open, setOpen] = useState(false);
  const [isShown, setIsShown] = useState(false);
  const leave = (): void => {
    setOpen(true);
    setIsShown(false);
  };
  return (
    <>
      <Menu trigger={{ text: 'Row' }} items={[{ id: 'delete', text: 'Delete', onSelect: () => setOpen(true) }]} />
      <Popover title="More" trigger={{ text: 'More' }} open={isShown} onOpenChange={setIsShown}>
        <Button onClick={leave}>Remove</Button>
      </Popover>
      <Modal open={open} onClose={() => setOpen(false)} title="Sure?">
        <input aria-label="Why" />
      </Modal>
    </>
  );
}

test.each([
  ['Row', 'menuitem', 'Delete'],
  ['More', 'button', 'Remove'],
])('opened from a layer that is gone, the focus goes back to its button: %s', async (trigger, role, name) => {
  renderPart(<Page />);
  await userEvent.tab();
  if (trigger === 'More') await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  (await screen.findByRole(role, { name })).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Why' })));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: trigger })));
});

function Entry(): ReactElement {
  const [step, setStep] = useState<'visitor' | 'asked' | 'member'>('visitor');
  return (
    <>
      {step !== 'member' && <Button onClick={() => setStep('asked')}>Log in</Button>}
      <PageContent id="content">Games</PageContent>
      <Modal open={step === 'asked'} onClose={() => setStep('member')} title="Who?">
        <input aria-label="Name" />
      </Modal>
    </>
  );
}

test('opened by what goes away with what was done in it, the focus goes to the content', async () => {
  renderPart(<Entry />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' })));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});
