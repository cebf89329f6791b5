import type { Meta, StoryObj } from '@storybook/react-vite';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, rightToLeft, under } from '../testing/conditions.ts';
import { keepInside, longText } from '../testing/longText.ts';
import { Heading } from './Heading.tsx';

const meta = { component: Heading, args: { level: 2, children: 'Phổ biến hôm nay' } } satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Section: Story = {};
export const Page: Story = { args: { level: 1 } };
export const Minor: Story = { args: { level: 3 } };
export const Display: Story = { args: { level: 1, size: 'display' } };
export const SenDisplay: Story = { args: { level: 1, size: 'display' }, globals: { brand: 'sen' } };
export const LongText: Story = {
  args: { level: 1, size: 'display', children: longText },
  play: keepInside,
};
export const Composed: Story = composed(meta, { Section, Page, Minor, Display, SenDisplay });
export const RightToLeft: Story = { ...under(rightToLeft, Composed), tags: ['!test'] };
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
