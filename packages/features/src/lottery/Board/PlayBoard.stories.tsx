import { type LotteryFamilyId, lotteryFamily, type Play } from '@baize/contract/lottery';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storyWords, withFeature } from '../../core/testing/index.ts';
import { storyDraws } from '../testing/storyLotteries.ts';
import { PlayBoard } from './PlayBoard.tsx';

function playOf(id: LotteryFamilyId, name: string): { family: ReturnType<typeof lotteryFamily>; play: Play } {
  const family = lotteryFamily(id, 2026);
  const play = family.plays.find((one) => one.id === name);
  if (!play) throw new Error(`There is no play ${name}.`);
  return { family, play };
}

const meta = {
  title: 'Lottery/PlayBoard',
  component: PlayBoard,
  decorators: [withFeature],
  args: {
    ...playOf('fiveDigits', 'two.straight.back'),
    draws: storyDraws,
    isMissedShown: true,
    onMissedShown: fn(),
    language: 'vi',
    money: (amount) => `₫ ${amount}`,
    blocked: undefined,
    onAdd: fn(),
  },
} satisfies Meta<typeof PlayBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two rows: a digit of each is a line. */
export const Rows: Story = {
  tags: ['browser'],
  play: async ({ args, canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    const add = canvas.getByRole('button', { name: text('lottery', 'add') });
    await userEvent.click(canvas.getByRole('button', { name: /^Chục, 9/ }));
    await expect(add, 'a row is empty').toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: `Đơn vị: ${text('lottery', 'quick.odd')}` }));
    await expect(canvas.getByText(text('lottery', 'lines', { count: 5, lines: '5' }))).toBeVisible();
    await userEvent.click(add);
    await expect(args.onAdd).toHaveBeenCalledWith([[9], [1, 3, 5, 7, 9]]);
    await expect(add, 'the board is free for the next pick').toBeDisabled();
  },
};

/** Options, each with its odds. */
export const Options: Story = {
  args: playOf('fiveDigits', 'sides.sum'),
  play: async ({ args, canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    const big = canvas.getByRole('button', { name: /^Lớn ?, .*1,98$/ });
    await userEvent.click(big);
    await expect(big).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: text('lottery', 'add') }));
    await expect(args.onAdd).toHaveBeenCalledWith([[0]]);
  },
};

/** Lines that were pasted: what is no line is named, and the others count. */
export const Typed: Story = {
  args: playOf('fiveDigits', 'two.typed.front'),
  play: async ({ canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('38 90, 7\u200b1 123');
    await expect(field).toBeInvalid();
    await expect(canvas.getByText(text('lottery', 'lines', { count: 3, lines: '3' }))).toBeVisible();
    await userEvent.clear(field);
    await userEvent.click(canvas.getByRole('button', { name: text('lottery', 'random') }));
    await expect(canvas.getByText(text('lottery', 'lines', { count: 1, lines: '1' }))).toBeVisible();
  },
};

export const Blocked: Story = { args: { ...playOf('pc28', 'sides'), blocked: 'Hiện chưa có kỳ nào nhận cược.' } };
