import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { forcedColors, largeText, narrow, under } from '../testing/conditions.ts';
import { keepInside, longText } from '../testing/longText.ts';
import { shownIn } from '../testing/shownIn.ts';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  component: Tooltip,
  args: { text: 'Ghi có trong khoảng 10 giây', children: <Button>Nạp tiền</Button> },
  decorators: [(Story) => <div style={{ display: 'grid', placeItems: 'center', minBlockSize: 160 }}>{Story()}</div>],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

const focusIt = async (): Promise<HTMLElement> => {
  await userEvent.tab();
  return screen.findByRole('tooltip');
};

export const Closed: Story = {
  play: async ({ canvasElement, globals }) => {
    const shown = shownIn(globals);
    await expect(within(canvasElement).getByRole('button')).toHaveAccessibleDescription(shown('Ghi có trong khoảng 10 giây'));
  },
};
export const ByKeyboard: Story = {
  play: async () => {
    await expect(await focusIt()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
};
export const ByPointer: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.hover(within(canvasElement).getByRole('button'));
    await expect(await screen.findByRole('tooltip', undefined, { timeout: 3000 })).toBeVisible();
  },
};
/** WCAG 1.4.13. */
export const StaysUnderAPointer: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.hover(button);
    const panel = (await screen.findByRole('tooltip', undefined, { timeout: 3000 })).parentElement as HTMLElement;
    await userEvent.hover(panel);
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(panel).toBeVisible();
  },
};
export const LongText: Story = {
  args: { text: longText },
  play: async () => {
    const { top, bottom } = (await focusIt()).getBoundingClientRect();
    await expect(bottom - top).toBeLessThanOrEqual(window.innerHeight);
    await keepInside();
  },
};
export const RightToLeft: Story = {
  args: { side: 'left' },
  globals: { direction: 'rtl' },
  play: async () => {
    await expect(await focusIt()).toBeVisible();
  },
};
export const Composed: Story = {
  play: async () => {
    await expect(await focusIt()).toBeVisible();
  },
};
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
