import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/index.ts';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, rightToLeft, under } from '../testing/conditions.ts';
import { keepInside, longText } from '../testing/longText.ts';
import { Page } from './Page.tsx';

const meta = {
  component: Page,
  args: { children: [1, 2, 3].map((part) => <Card key={part}>Phần {part}</Card>) },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sections: Story = {};
export const LongText: Story = {
  args: { children: longText },
  play: keepInside,
};
export const Composed: Story = composed(meta, { Sections });
export const RightToLeft: Story = { ...under(rightToLeft, Composed), tags: ['!test'] };
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
