import { screen, waitFor } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { userEvent as userEventOfPage } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { Button } from '../Button/index.ts';
import { Modal } from '../Modal/index.ts';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { panels } from './Drawer.css.ts';
import { Drawer, type DrawerProps } from './Drawer.tsx';

// Without its stylesheet the mask does not take clicks.
const userEvent = userEventOfPage.setup({ pointerEventsCheck: 0 });

function Opener(props: Partial<DrawerProps>): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filter</Button>
      <Drawer title="Filter games" {...props} open={open} onClose={() => setOpen(false)}>
        <input aria-label="Vendor" />
      </Drawer>
    </>
  );
}
const openIt = async (): Promise<HTMLElement> => {
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  return screen.getByRole('dialog', { name: 'Filter games' });
};

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the cross', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['the mask', (mask: HTMLElement) => userEvent.click(mask)],
])('%s closes it, and the focus is back where it came from', async (_name, close) => {
  renderPart(<Opener />);
  const drawer = await openIt();
  expect(drawer).toContain(document.activeElement);
  await close(drawer.parentElement as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filter' })));
});

test('the mask leaves it open where it is told to', async () => {
  renderPart(<Opener maskClosable={false} />);
  const drawer = await openIt();
  await userEvent.click(drawer.parentElement as HTMLElement);
  expect(screen.getByRole('dialog')).toBe(drawer);
});

test('§9 it counts in the one stack of modals', () => {
  renderPart(
    <Drawer open title="Outer" onClose={vi.fn()}>
      <Modal open title="Inner" onClose={vi.fn()}>
        inner
      </Modal>
    </Drawer>,
  );
  const level = (name: string): string | undefined => screen.getByRole('dialog', { name, hidden: true }).parentElement?.style.zIndex;
  expect([level('Outer'), level('Inner')]).toEqual(['1000', '1010']);
});

test.each([
  [undefined, 'end'],
  ['start', 'start'],
] as const)('with the side %s it stands at the %s', async (side, place) => {
  renderPart(<Opener side={side} />);
  expect((await openIt()).className).toContain(panels[place]);
});

test('axe finds nothing', async () => {
  renderPart(
    <Drawer open title="Filter games" onClose={vi.fn()} footer={<Button>Show</Button>}>
      text
    </Drawer>,
  );
  expect(await axeFindings()).toEqual([]);
});
