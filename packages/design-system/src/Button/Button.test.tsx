import { playIcon } from '../Icon/icons.ts';
import '../testing/setup.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
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

test('it submits a form only when told to', () => {
  renderPart(<Button>Play</Button>);
  expect(screen.getByRole<HTMLButtonElement>('button').type).toBe('button');
});

test('axe finds nothing', async () => {
  renderPart(<Button icon={playIcon}>Play</Button>);
  expect(await axeFindings()).toEqual([]);
});
