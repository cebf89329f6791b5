import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/index.ts';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, rightToLeft, under } from '../testing/conditions.ts';
import { Medal } from './Medal.tsx';

const meta = { component: Medal, args: { place: 1, language: 'vi' } } satisfies Meta<typeof Medal>;
export default meta;
type Story = StoryObj<typeof meta>;

const places = [1, 2, 3, 4, 5] as const;

export const Gold: Story = {};
export const FirstFive: Story = {
  render: (args) => (
    <Inline>
      {places.map((place) => (
        <Medal key={place} {...args} place={place} />
      ))}
    </Inline>
  ),
};
export const FarBehind: Story = { args: { place: 128_400 } };
export const Composed: Story = composed(meta, { Gold, FirstFive, FarBehind });
export const RightToLeft: Story = { ...under(rightToLeft, Composed), tags: ['!test'] };
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
