import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storyBalance, storyWords, withFeature } from '../../core/testing/index.ts';
import { BalancePill } from './BalancePill.tsx';

const meta = {
  title: 'Shell/BalancePill',
  component: BalancePill,
  decorators: [withFeature],
  args: { balance: storyBalance, isUpdating: false, hasFailed: false, isHidden: false, language: 'vi', onHide: fn(), onRefresh: fn() },
} satisfies Meta<typeof BalancePill>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const pill = canvas.getByRole('button', { name: /12\.480\.500/ });
    await expect(canvas.getByRole('status')).toHaveTextContent(/^$/);
    await userEvent.click(pill);
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};
export const EnglishFigures: Story = {
  args: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /12,480,500/ })).toBeVisible();
  },
};
export const Hidden: Story = {
  args: { isHidden: true },
  play: async ({ canvas, args, globals, userEvent }) => {
    await expect(canvas.queryByText(/12\.480\.500/)).not.toBeInTheDocument();
    const eye = canvas.getByRole('button', { name: storyWords(globals).words.hideAmount });
    await expect(eye).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(eye);
    await expect(args.onHide.mock.calls).toEqual([[false]]);
  },
};
export const Updating: Story = {
  args: { isUpdating: true },
  play: async ({ canvas, globals }) => {
    const { text } = storyWords(globals);
    await expect(canvas.getByRole('button', { name: new RegExp(text('shell', 'balance')) })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent(text('shell', 'balanceUpdating'));
  },
};
export const UpdatingTakesTheFiguresPlace: Story = {
  ...Updating,
  tags: ['browser'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/12\.480\.500/)).not.toBeVisible();
  },
};
/** A small balance is narrower than the label that takes its place: the header beside it does not move. */
export const AsWideWhileUpdating: Story = {
  args: { balance: { sumBalance: 5, currency: 'VND' } },
  tags: ['browser'],
  render: (args) => (
    <>
      <BalancePill {...args} />
      <BalancePill {...args} isUpdating />
    </>
  ),
  play: async ({ canvas, globals }) => {
    const [still, updating] = canvas.getAllByRole('button', { name: new RegExp(storyWords(globals).text('shell', 'balance')) });
    await expect(updating).toHaveAttribute('aria-busy', 'true');
    await expect(still?.getBoundingClientRect().width).toBe(updating?.getBoundingClientRect().width);
  },
};
export const FirstRead: Story = { args: { balance: undefined, isUpdating: true } };
export const Failed: Story = {
  args: { hasFailed: true },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(storyWords(globals).text('shell', 'balanceFailed'));
  },
};
export const Nothing: Story = { args: { balance: { sumBalance: 0, currency: 'VND' } } };
export const Fortune: Story = { args: { balance: { sumBalance: Number.MAX_SAFE_INTEGER, currency: 'VND' } } };
