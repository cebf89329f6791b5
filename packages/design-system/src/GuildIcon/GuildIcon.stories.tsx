import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/index.ts';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, rightToLeft, under } from '../testing/conditions.ts';
import { GuildIcon } from './GuildIcon.tsx';

const meta = { component: GuildIcon, args: { iconId: 0, name: 'Rồng Đỏ' } } satisfies Meta<typeof GuildIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

const ids = [0, 1, 2, 3, 4, 5] as const;

export const First: Story = {};
export const AllSix: Story = {
  render: () => (
    <Inline>
      {ids.map((iconId) => (
        <GuildIcon key={iconId} iconId={iconId} name={`Hình quân đoàn ${iconId + 1}`} />
      ))}
    </Inline>
  ),
};
export const Large: Story = { args: { iconId: 4, size: 'large' } };
export const Composed: Story = composed(meta, { First, AllSix, Large });
export const RightToLeft: Story = { ...under(rightToLeft, Composed), tags: ['!test'] };
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
