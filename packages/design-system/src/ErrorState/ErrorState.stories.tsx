import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, rightToLeft, under } from '../testing/conditions.ts';
import { keepInside, longText, longWord } from '../testing/longText.ts';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  component: ErrorState,
  args: { title: 'Không tải được trò chơi', children: 'Kiểm tra kết nối rồi thử lại.' },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {
  args: { retry: { onRetry: fn() }, requestId: '7f3a-92c1' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Thử lại|Try again/ }));
    await expect(args.retry?.onRetry).toHaveBeenCalledOnce();
  },
};
export const Retrying: Story = { args: { retry: { onRetry: fn(), pending: true } } };
export const Final: Story = {};
export const LongText: Story = {
  args: { title: longText, children: longText, requestId: longWord, retry: { onRetry: fn() } },
  play: keepInside,
};
export const Composed: Story = composed(meta, { WithRetry, Retrying, Final });
export const RightToLeft: Story = { ...under(rightToLeft, Composed), tags: ['!test'] };
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
