import { webFont } from '@baize/brand';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, rightToLeft, under } from '../testing/conditions.ts';
import { shownIn } from '../testing/shownIn.ts';
import { Money } from './Money.tsx';

const meta = { component: Money, args: { amount: 12_480_500, currency: 'VND', language: 'vi' } } satisfies Meta<typeof Money>;
export default meta;
type Story = StoryObj<typeof meta>;
const amounts = [1_111_111_111n, 9_000_000_000n, 2_345_678_901n];
const figureWeights = [400, 500, 600, 700];

export const Plain: Story = {};
export const Vietnamese: Story = { globals: { language: 'vi' } };
export const English: Story = { globals: { language: 'en' } };
export const Gain: Story = { args: { amount: 4_820_000, signed: true } };
export const Loss: Story = { args: { amount: -50_000 } };
export const Yuan: Story = {
  args: { amount: 123_450, currency: 'CNY' },
  play: async ({ canvasElement, globals }) => {
    const shown = shownIn(globals);
    await expect(within(canvasElement).getByText(shown('¥ 1.234,50'))).toBeVisible();
  },
};
export const BeyondDoubles: Story = { args: { amount: 9_007_199_254_740_993n } };
export const Hidden: Story = { args: { hidden: true } };
export const HidesAndShows: Story = {
  args: { hidden: false, onToggleHidden: fn() },
  render: function Held(args) {
    const [hidden, setHidden] = useState(args.hidden ?? false);
    const toggle = (next: boolean): void => {
      setHidden(next);
      args.onToggleHidden?.(next);
    };
    return <Money {...args} hidden={hidden} onToggleHidden={toggle} />;
  },
  play: async ({ canvasElement, args, globals }) => {
    const shown = shownIn(globals);
    const canvas = within(canvasElement);
    const toggle = canvas.getByRole('button', { name: shown('Ẩn số tiền'), pressed: false });
    await expect(canvas.getByText(shown('₫ 12.480.500'))).toBeVisible();
    await userEvent.click(toggle);
    await expect(args.onToggleHidden).toHaveBeenLastCalledWith(true);
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(canvasElement).not.toHaveTextContent(/\d/);
    await expect(canvas.getByText(shown('Số tiền đã ẩn'))).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(args.onToggleHidden).toHaveBeenLastCalledWith(false);
    await expect(canvas.getByText(shown('₫ 12.480.500'))).toBeVisible();
    await expect(toggle).toHaveFocus();
  },
};
export const HiddenByItsButton: Story = { args: { hidden: true, onToggleHidden: fn() } };
/** Whatever it changes to, its figures stay where they are: in each weight of each brand. */
export const KeepsItsWidth: Story = {
  render: (args) => (
    <>
      {figureWeights.map((fontWeight) => (
        <div key={fontWeight} data-weight={fontWeight}>
          {amounts.map((amount) => (
            <div key={String(amount)}>
              <Money {...args} amount={amount} />
            </div>
          ))}
        </div>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    for (const fontWeight of figureWeights) await document.fonts.load(`${fontWeight} 16px "${webFont}"`, '0\u20ab');
    for (const block of canvasElement.querySelectorAll<HTMLElement>('[data-weight]')) {
      block.style.fontWeight = block.dataset['weight'] ?? '';
      const widths = [...block.children].map((line) => line.firstElementChild?.getBoundingClientRect().width ?? 0);
      await expect(widths).toHaveLength(amounts.length);
      await expect(widths[0]).toBeGreaterThan(0);
      await expect(widths).toEqual(widths.map(() => widths[0]));
    }
  },
};
export const Composed: Story = composed(meta, { Plain, Gain, Loss, Yuan, BeyondDoubles, Hidden, HiddenByItsButton });
export const RightToLeft: Story = { ...under(rightToLeft, Composed), tags: ['!test'] };
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
