import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, rightToLeft, under } from '../testing/conditions.ts';
import { keepInside, longText } from '../testing/longText.ts';
import { Callout } from './Callout.tsx';

const meta = { component: Callout, args: { tone: 'info', children: 'Tiền vào ví, thường trong 10 giây.' } } satisfies Meta<typeof Callout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Positive: Story = { args: { tone: 'positive', children: 'Đã sao chép liên kết' } };
export const Warning: Story = { args: { tone: 'warning', title: 'Bảo trì', children: 'TF bảo trì 02:00–03:00 ngày 22/11.' } };
export const Negative: Story = {
  args: {
    tone: 'negative',
    title: 'Mất kết nối',
    retry: { onRetry: fn() },
  },
};
export const Retry: Story = {
  args: { tone: 'warning', retry: { onRetry: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.retry?.onRetry).toHaveBeenCalledOnce();
  },
};
export const Retrying: Story = { args: { tone: 'warning', retry: { onRetry: fn(), pending: true } } };
export const LongText: Story = {
  args: { title: longText, children: longText, action: <Button size="small">Thử lại</Button> },
  play: keepInside,
};
export const Composed: Story = composed(meta, { Info, Positive, Warning, Negative, Retry, Retrying });
export const RightToLeft: Story = { ...under(rightToLeft, Composed), tags: ['!test'] };
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
