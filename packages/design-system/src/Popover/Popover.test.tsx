import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { Button } from '../Button/index.ts';
import { messageIcon } from '../Icon/icons.ts';
import { Modal } from '../Modal/index.ts';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { Popover, type PopoverProps } from './Popover.tsx';

const popover = (
  <Popover trigger={{ text: 'Filter' }} title="Filter members">
    <input aria-label="Name" />
  </Popover>
);
const open = async (): Promise<HTMLElement> => {
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  return screen.findByRole('dialog', { name: 'Filter members' });
};

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its cross', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Filter' }))],
])('%s closes it, and the focus is back on its button', async (_name, close) => {
  renderPart(popover);
  await open();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
  await close();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filter' }));
});

test('the page stays in use meanwhile', async () => {
  const onClick = vi.fn();
  renderPart(
    <>
      {popover}
      <Button onClick={onClick}>Next page</Button>
    </>,
  );
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(onClick).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('inside of a modal, Escape closes it alone', async () => {
  const onClose = vi.fn();
  renderPart(
    <Modal open title="Members" onClose={onClose}>
      {popover}
    </Modal>,
  );
  const inner = await open();
  expect(within(inner).getByRole('textbox', { name: 'Name' })).toBeDefined();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Filter members' })).toBeNull());
  expect(onClose).not.toHaveBeenCalled();
});

test('the page may hold it open', async () => {
  const onOpenChange = vi.fn();
  renderPart(
    <Popover open onOpenChange={onOpenChange} trigger={{ text: 'Filter' }} title="Filter members">
      text
    </Popover>,
  );
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledWith(false);
  expect(screen.getByRole('dialog', { name: 'Filter members' })).toBeDefined();
});

test('a trigger without a name does not compile, for axe would find it', async () => {
  // @ts-expect-error a drawing names nothing
  const nameless: PopoverProps = { trigger: { icon: messageIcon }, title: 'Filter members', children: 'Body' };
  renderPart(<Popover {...nameless} />);
  expect(await axeFindings()).toEqual([expect.stringContaining('button-name')]);
});

test('its button may be a drawing with a name', () => {
  renderPart(
    <Popover trigger={{ icon: messageIcon, label: 'More' }} title="Filter members">
      Body
    </Popover>,
  );
  expect(screen.getByRole('button', { name: 'More' }).getAttribute('aria-expanded')).toBe('false');
});

test('axe finds nothing', async () => {
  renderPart(popover);
  await open();
  expect(await axeFindings()).toEqual([]);
});
