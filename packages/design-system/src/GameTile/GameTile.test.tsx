import { screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { GameTile } from './GameTile.tsx';

const game = { name: 'Dragon', vendor: 'PG', art: 'about:blank', playText: 'Play' };

test('both buttons are reached by the Tab key and tell their game', async () => {
  const [onPlay, onDemo] = [vi.fn(), vi.fn()];
  renderPart(<GameTile {...game} onPlay={onPlay} demo={{ text: 'Demo', onDemo }} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Play Dragon' }));
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Demo Dragon' }));
  await userEvent.keyboard(' ');
  expect(onPlay).toHaveBeenCalledOnce();
  expect(onDemo).toHaveBeenCalledOnce();
});

test('§4 while a game is being opened, Play does nothing more', async () => {
  const onPlay = vi.fn();
  renderPart(<GameTile {...game} onPlay={onPlay} pending />);
  await userEvent.click(screen.getByRole('button', { name: 'Play Dragon' }));
  expect(onPlay).not.toHaveBeenCalled();
  expect(screen.getByRole('article', { name: 'Dragon' }).getAttribute('aria-busy')).toBe('true');
});

test('§6 its picture is lazy and has its room from the start', () => {
  const { container } = renderPart(<GameTile {...game} onPlay={vi.fn()} />);
  const picture = container.querySelector('img');
  expect([picture?.getAttribute('loading'), picture?.getAttribute('width'), picture?.getAttribute('height'), picture?.alt]).toEqual([
    'lazy',
    '260',
    '320',
    '',
  ]);
});

test('its picture has a width for each density of the screen, and else only one', () => {
  const part = renderPart(<GameTile {...game} artSet="about:blank#dense 2x" onPlay={vi.fn()} />);
  const picture = part.container.querySelector('img');
  expect([picture?.getAttribute('src'), picture?.srcset]).toEqual(['about:blank', 'about:blank#dense 2x']);
  part.rerender(<GameTile {...game} onPlay={vi.fn()} />);
  expect(picture?.hasAttribute('srcset')).toBe(false);
});

test('the favourite is a toggle of its own: it says its game and its state, comes after the buttons, and starts nothing', async () => {
  const [onPlay, onToggle] = [vi.fn(), vi.fn()];
  const part = renderPart(<GameTile {...game} onPlay={onPlay} favorite={{ isOn: false, text: 'Favourite', onToggle }} />);
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Favourite Dragon', pressed: false }));
  await userEvent.keyboard(' ');
  expect(onToggle).toHaveBeenCalledOnce();
  expect(onPlay).not.toHaveBeenCalled();
  part.rerender(<GameTile {...game} onPlay={onPlay} favorite={{ isOn: true, text: 'Favourite', onToggle }} />);
  expect(screen.getByRole('button', { name: 'Favourite Dragon', pressed: true })).toBe(document.activeElement);
});

test('without a favourite there is no heart', () => {
  renderPart(<GameTile {...game} onPlay={vi.fn()} />);
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('axe finds nothing', async () => {
  const favorite = { isOn: true, text: 'Favourite', onToggle: vi.fn() };
  renderPart(
    <GameTile
      {...game}
      badge={{ kind: 'live', text: 'Live' }}
      onPlay={vi.fn()}
      demo={{ text: 'Demo', onDemo: vi.fn() }}
      favorite={favorite}
    />,
  );
  expect(await axeFindings()).toEqual([]);
});
