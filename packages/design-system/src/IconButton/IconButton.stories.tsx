import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { messageIcon } from '../Icon/icons.ts';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, rightToLeft, under } from '../testing/conditions.ts';
import { keepInside, longText } from '../testing/longText.ts';
import { shownIn } from '../testing/shownIn.ts';
import { IconButton } from './IconButton.tsx';

const meta = { component: IconButton, args: { label: 'Tin nhắn', icon: messageIcon, onClick: fn() } } satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ghost: Story = {
  play: async ({ canvasElement, args, globals }) => {
    const shown = shownIn(globals);
    await userEvent.click(within(canvasElement).getByRole('button', { name: shown('Tin nhắn') }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const WithBadge: Story = { args: { badge: { count: 3, label: '3 tin nhắn chưa đọc' } } };
export const Outline: Story = { args: { tone: 'outline', size: 'medium' } };
export const Small: Story = { args: { size: 'small' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = { args: { label: longText, badge: { count: 3, label: longText } }, play: keepInside };
export const Composed: Story = composed(meta, { Ghost, WithBadge, Outline, Small, Disabled });
export const RightToLeft: Story = { ...under(rightToLeft, Composed), tags: ['!test'] };
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
