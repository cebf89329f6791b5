import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { storyGame, storyWords, withFeature } from '../../core/testing/index.ts';
import { storyPlayedGame } from '../testing/storyPlayedGame.ts';
import { LaunchOutcomeView } from './LaunchOutcomeView.tsx';

const gameName = storyGame.name.vi;
const longName = 'Hành trình tìm kho báu của nhà vua rồng dưới đáy đại dương Megaways Deluxe';

const meta = {
  title: 'Game launch/LaunchOutcomeView',
  component: LaunchOutcomeView,
  decorators: [withFeature],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
  args: {
    state: { status: 'idle' },
    gameName,
    failure: '',
    onLogin: fn(),
    onRegister: fn(),
    onConfirm: fn(),
    onPlayHere: fn(),
    onDismiss: fn(),
  },
} satisfies Meta<typeof LaunchOutcomeView>;
export default meta;
type Story = StoryObj<typeof meta>;

const loginNeeded = { status: 'loginNeeded', game: storyGame } as const;
const failed = { status: 'failed', game: storyGame, code: 'game_not_found', details: {} } as const;

export const Idle: Story = {
  play: async () => {
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};
export const Launching: Story = { ...Idle, args: { state: { status: 'launching', game: storyGame } } };
export const LoginNeeded: Story = {
  tags: ['browser'],
  args: { state: loginNeeded },
  play: async ({ args, globals, userEvent }) => {
    const { text } = storyWords(globals);
    const dialog = within(await screen.findByRole('dialog', { name: text('launch', 'loginTitle') }));
    await expect(dialog.getByText(text('launch', 'loginMessage', { game: gameName }))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: text('launch', 'logIn') }));
    await expect(args.onLogin).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: text('launch', 'register') }));
    await expect(args.onRegister).toHaveBeenCalledOnce();
    await expect(args.onDismiss).not.toHaveBeenCalled();
  },
};
export const LoginNeededForALongName: Story = { args: { state: loginNeeded, gameName: longName } };
export const LoginDeclined: Story = {
  args: { state: loginNeeded },
  play: async ({ args, globals, userEvent }) => {
    const { text, words } = storyWords(globals);
    const dialog = within(await screen.findByRole('dialog', { name: text('launch', 'loginTitle') }));
    await userEvent.click(dialog.getByRole('button', { name: words.close }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
export const TransferToBeConfirmed: Story = {
  args: { state: { status: 'confirming', game: storyGame } },
  play: async ({ args, globals, userEvent }) => {
    const { text } = storyWords(globals);
    const dialog = within(await screen.findByRole('dialog', { name: text('launch', 'confirm.title', { vendor: 'PG' }) }));
    await expect(dialog.getByText(text('launch', 'confirm.text', { game: gameName, vendor: 'PG' }))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: text('launch', 'confirm.ok') }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: text('launch', 'confirm.cancel') }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
export const PopupBlocked: Story = {
  args: { state: { status: 'blocked', game: storyGame, url: 'about:blank', isFlash: false } },
  play: async ({ globals }) => {
    const { text } = storyWords(globals);
    const dialog = within(await screen.findByRole('dialog', { name: gameName }));
    await expect(dialog.getByTitle(gameName)).toHaveAttribute('src', 'about:blank');
    await expect(dialog.getByText(text('launch', 'blocked'))).toBeVisible();
    await expect(dialog.queryByText(text('launch', 'flash', { vendor: 'PG' }))).not.toBeInTheDocument();
  },
};
/** §4: PT, PTSS and DG force flash for live and fish games, which is explained wherever the game opens. */
export const PopupBlockedWithFlash: Story = {
  args: { state: { status: 'blocked', game: storyGame, url: 'about:blank', isFlash: true } },
  play: async ({ globals }) => {
    const dialog = within(await screen.findByRole('dialog', { name: gameName }));
    await expect(dialog.getByText(storyWords(globals).text('launch', 'flash', { vendor: 'PG' }))).toBeVisible();
  },
};
/** §4: a game of ALB, PT or PTSS has a page of its own, with time and net result, which this tab can show. */
export const PopupBlockedWithAPlayerPage: Story = {
  args: {
    state: {
      status: 'blocked',
      game: storyGame,
      url: 'about:blank',
      isFlash: false,
      player: { page: '/web/play/n0', played: storyPlayedGame },
    },
  },
  play: async ({ args, globals, userEvent }) => {
    const { text } = storyWords(globals);
    const dialog = within(await screen.findByRole('dialog', { name: gameName }));
    await expect(dialog.getByText(text('launch', 'blockedPage'))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: text('launch', 'playHere') }));
    await expect(args.onPlayHere).toHaveBeenCalledOnce();
    await expect(dialog.queryByTitle(gameName)).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: text('launch', 'confirm.cancel') }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
export const Failed: Story = {
  args: { state: failed, failure: 'Rất tiếc, trò chơi không tồn tại.' },
  play: async ({ args, globals, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: gameName }));
    await expect(dialog.getByText('Rất tiếc, trò chơi không tồn tại.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: storyWords(globals).words.ok }));
    await expect(args.onDismiss).toHaveBeenCalled();
  },
};
/** An agent asked for real play (013). */
export const OffersDemo: Story = {
  args: { state: failed, failure: 'Tài khoản đại lý không chơi bằng tiền thật. Bạn có thể chơi thử trò chơi này.', onTry: fn() },
  play: async ({ args, globals, userEvent }) => {
    const { text } = storyWords(globals);
    const dialog = within(await screen.findByRole('dialog', { name: gameName }));
    await userEvent.click(dialog.getByRole('button', { name: text('core', 'game.demo') }));
    await expect(args.onTry).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: text('launch', 'confirm.cancel') }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
export const UnderMaintenance: Story = {
  args: { state: failed, failure: 'Trò chơi đang bảo trì. (2026-11-22 08:00 – 2026-11-22 10:30)' },
};
export const FailedWithALongName: Story = {
  args: { state: failed, gameName: longName, failure: 'Lỗi hệ thống. Vui lòng thử lại hoặc liên hệ CSKH. '.repeat(4) },
};
