import { DesignSystemProvider, wordsEn } from '@baize/design-system';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, it, vi } from 'vitest';
import { FeatureFrame, storyGame } from '../../core/testing/index.ts';
import { LaunchOutcomeError } from './LaunchOutcomeError.tsx';
import type { LaunchState } from './launchState.ts';
import { pendingLaunch } from './pendingLaunch.ts';
import type { Launch } from './useLaunch.ts';

/** A launch that stands here, told and acknowledged. */
async function acknowledged(state: LaunchState) {
  const launch: Launch = {
    state,
    launchGame: vi.fn(),
    launchFound: vi.fn(),
    resumeLaunch: vi.fn(),
    confirmTransfer: vi.fn(),
    cancelResume: vi.fn(),
    dismiss: vi.fn(),
  };
  const onRequestLogin = vi.fn();
  pendingLaunch.keep({ game: storyGame });
  render(
    <DesignSystemProvider words={wordsEn}>
      <FeatureFrame language="en">
        <LaunchOutcomeError launch={launch} onRequestLogin={onRequestLogin} />
      </FeatureFrame>
    </DesignSystemProvider>,
  );
  const dialog = await screen.findByRole('alertdialog', { name: storyGame.name.en });
  expect(launch.dismiss).not.toHaveBeenCalled();
  const { textContent } = dialog;
  await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(launch.dismiss).toHaveBeenCalledOnce());
  return { said: textContent, onRequestLogin };
}

const ended: [said: string, state: LaunchState][] = [
  ['Network link is abnormal, please try again.', { status: 'failed', game: storyGame, code: 'network_error', details: {} }],
  ['Popup blocked. Please allow popups and try again.', { status: 'blocked', game: storyGame, url: 'about:blank', isFlash: false }],
  ['Please confirm the transfer before you enter the game.', { status: 'confirming', game: storyGame }],
  ['Please register or log in to a real account.', { status: 'loginNeeded', isTrial: true, game: storyGame }],
];

it.each(ended)('§8 “%s” is said, and the launch is over', async (sentence, state) => {
  const { said, onRequestLogin } = await acknowledged(state);
  expect(said).toContain(sentence);
  expect(onRequestLogin).not.toHaveBeenCalled();
  expect(pendingLaunch.take()).toBeUndefined();
});

it('§6 a visitor is led to the login, and his game waits for him', async () => {
  const { said, onRequestLogin } = await acknowledged({ status: 'loginNeeded', game: storyGame });
  expect(said).toContain('You are not logged in, please log in.');
  expect(onRequestLogin).toHaveBeenCalledOnce();
  expect(pendingLaunch.take()).toEqual({ game: storyGame });
});
