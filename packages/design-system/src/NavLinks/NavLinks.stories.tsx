import type { Meta, StoryObj } from '@storybook/react-vite';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, rightToLeft, under } from '../testing/conditions.ts';
import { keepInside, longText } from '../testing/longText.ts';
import { sampleNav } from '../testing/samples.ts';
import { NavLinks } from './NavLinks.tsx';

const meta = { component: NavLinks, args: { label: 'Chính', items: sampleNav, currentId: 'home' } } satisfies Meta<typeof NavLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HomeOpen: Story = {};
export const NoneOpen: Story = { args: { currentId: undefined } };
export const LongText: Story = {
  args: { items: [{ id: 'long', text: longText, href: '#long' }, ...sampleNav] },
  play: keepInside,
};
export const Composed: Story = composed(meta, { HomeOpen, NoneOpen });
export const RightToLeft: Story = { ...under(rightToLeft, Composed), tags: ['!test'] };
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
