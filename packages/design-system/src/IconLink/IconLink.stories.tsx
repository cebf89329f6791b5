import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { menuIcon, searchIcon } from '../Icon/icons.ts';
import { Inline } from '../Inline/index.ts';
import { forcedColors, largeText, narrow, rightToLeft, under } from '../testing/conditions.ts';
import { keepInside, longText, longWord } from '../testing/longText.ts';
import { shownIn } from '../testing/shownIn.ts';
import { IconLink } from './IconLink.tsx';

const meta = {
  component: IconLink,
  args: { href: '#games', label: 'Lọc trò chơi', icon: searchIcon },
} satisfies Meta<typeof IconLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Drawing: Story = {
  play: async ({ canvasElement, globals }) => {
    const link = within(canvasElement).getByRole('link', { name: shownIn(globals)('Lọc trò chơi') });
    await expect(link).toHaveAttribute('href', '#games');
    await expect(link).not.toHaveAttribute('target');
  },
};
export const LongText: Story = {
  render: () => (
    <Inline gap={2}>
      <IconLink href="#menu" label={longText} icon={menuIcon} />
      <IconLink href="#letter" label={longText} letter={longWord} tone="outline" />
    </Inline>
  ),
  play: keepInside,
};
export const Composed: Story = {
  render: () => (
    <Inline gap={2}>
      <IconLink href="#menu" label="Mở" icon={menuIcon} />
      <IconLink href="https://zalo.example" label="Zalo" letter="Z" tone="outline" />
      <IconLink href="#small" label="Lọc" icon={searchIcon} size="small" tone="primary" />
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const outside = within(canvasElement).getByRole('link', { name: 'Zalo' });
    await expect(outside).toHaveAttribute('target', '_blank');
    await expect(outside).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
export const RightToLeft: Story = { ...under(rightToLeft, Composed), tags: ['!test'] };
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
