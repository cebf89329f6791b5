import { screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { playIcon } from '../Icon/icons.ts';
import { Icon } from '../Icon/index.ts';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { Button } from './Button.tsx';

test('a click and the Enter key do its action', async () => {
  const onClick = vi.fn();
  renderPart(<Button onClick={onClick}>Play</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(2);
});

test('pending: it is busy, keeps its name and focus, and does nothing', async () => {
  const [onClick, onSubmit] = [vi.fn(), vi.fn()];
  renderPart(
    <form onSubmit={onSubmit}>
      <Button type="submit" pending onClick={onClick}>
        Play
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Play' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(document.activeElement).toBe(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('unavailable: it says so, is reached by the keyboard, and does nothing', async () => {
  const [onClick, onSubmit] = [vi.fn(), vi.fn()];
  renderPart(
    <form onSubmit={onSubmit}>
      <Button type="submit" unavailable onClick={onClick}>
        Play
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Play' });
  await userEvent.tab();
  expect(document.activeElement).toBe(button);
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.getAttribute('aria-busy')).toBeNull();
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('it submits a form only when told to', () => {
  renderPart(<Button>Play</Button>);
  expect(screen.getByRole<HTMLButtonElement>('button').type).toBe('button');
});

test('without words it does not compile, for axe would find it', async () => {
  const drawing = <Icon icon={playIcon} />;
  renderPart(
    <>
      {/* @ts-expect-error a drawing alone is an IconButton */}
      <Button icon={playIcon} />
      {/* @ts-expect-error an element may say nothing */}
      <Button>{drawing}</Button>
    </>,
  );
  expect((await axeFindings()).map((finding) => finding.split(':')[0])).toEqual(['button-name']);
  expect(screen.getAllByRole('button', { name: '' })).toHaveLength(2);
});

test('its words may hold figures', () => {
  const count = 214;
  renderPart(<Button>Show {count} games</Button>);
  expect(screen.getByRole('button', { name: 'Show 214 games' })).toBeDefined();
});

test('axe finds nothing', async () => {
  renderPart(<Button icon={playIcon}>Play</Button>);
  expect(await axeFindings()).toEqual([]);
});
