import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { userEvent } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { Button } from '../Button/index.ts';
import { walletIcon } from '../Icon/icons.ts';
import { Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { Tooltip } from './Tooltip.tsx';

const start = (onClick = vi.fn()): HTMLElement => {
  renderPart(
    <Tooltip text="Credited within ten seconds">
      <Button onClick={onClick}>Deposit</Button>
    </Tooltip>,
  );
  return screen.getByRole('button', { name: 'Deposit' });
};

test('its text describes the control once, open or not', async () => {
  start();
  expect(screen.getByRole('button', { description: 'Credited within ten seconds' })).toBeDefined();
  await userEvent.tab();
  expect((await screen.findByRole('tooltip')).textContent).toBe('Credited within ten seconds');
  expect(screen.getByRole('button', { description: 'Credited within ten seconds' })).toBeDefined();
});

test('focus opens it, Escape closes it, and the focus stays', async () => {
  const button = start();
  await userEvent.tab();
  await screen.findByRole('tooltip');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  expect(document.activeElement).toBe(button);
});

test('a finger does its work at once and meets no tooltip', async () => {
  const onClick = vi.fn();
  const button = start(onClick);
  vi.useFakeTimers();
  fireEvent.pointerMove(button, { pointerType: 'touch' });
  fireEvent.pointerDown(button, { pointerType: 'touch' });
  fireEvent.focus(button);
  fireEvent.click(button);
  vi.advanceTimersByTime(2000);
  vi.useRealTimers();
  expect(onClick).toHaveBeenCalledOnce();
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('a control without a name is reported, one with a name is not', () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const part = (control: ReactElement) => renderPart(<Tooltip text="Credited within ten seconds">{control}</Tooltip>);
  const named = [
    <Button key="words">Deposit</Button>,
    <IconButton key="label" label="Deposit" icon={walletIcon} />,
    <a key="image" href="/">
      <img src="data:," alt="Deposit" />
    </a>,
    <input key="input" aria-label="Deposit" />,
  ];
  named.forEach(part);
  part(
    <label>
      Deposit <input />
    </label>,
  );
  expect(reported).not.toHaveBeenCalled();
  part(
    <button type="button">
      <Icon icon={walletIcon} />
    </button>,
  );
  vi.unstubAllGlobals();
  expect(reported).toHaveBeenCalledOnce();
  expect(String(reported.mock.calls[0])).toContain('does not name it');
});

test('only one of two tooltips: the one of an IconButton gives way', () => {
  renderPart(
    <Tooltip text="Credited within ten seconds">
      <IconButton label="Deposit" icon={walletIcon} />
    </Tooltip>,
  );
  expect(screen.getByRole('button', { name: 'Deposit' }).title).toBe('');
});

test('axe finds nothing', async () => {
  start();
  await userEvent.tab();
  await screen.findByRole('tooltip');
  expect(await axeFindings()).toEqual([]);
});
