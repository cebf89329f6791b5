import { screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { messageIcon } from '../Icon/icons.ts';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { IconButton } from './IconButton.tsx';

test('its label is its name, and its badge is read', async () => {
  const onClick = vi.fn();
  renderPart(<IconButton label="Messages" icon={messageIcon} badge={{ count: 3, label: '3 unread' }} onClick={onClick} />);
  await userEvent.click(screen.getByRole('button', { name: /Messages.*3 unread/ }));
  expect(onClick).toHaveBeenCalledOnce();
});

test('a button without a name does not compile, for axe would find it', async () => {
  // @ts-expect-error a drawing names nothing
  renderPart(<IconButton icon={messageIcon} />);
  expect(await axeFindings()).toEqual([expect.stringContaining('button-name')]);
});

test('a resting pointer is shown its label, or its title', () => {
  renderPart(<IconButton label="Messages" icon={messageIcon} />);
  renderPart(<IconButton label="Gifts" title="" icon={messageIcon} />);
  expect(screen.getAllByRole('button').map(({ title }) => title)).toEqual(['Messages', '']);
});

test('axe finds nothing', async () => {
  renderPart(<IconButton label="Messages" icon={messageIcon} />);
  expect(await axeFindings()).toEqual([]);
});
