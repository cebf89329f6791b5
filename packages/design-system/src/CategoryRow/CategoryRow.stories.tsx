import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { starIcon } from '../Icon/icons.ts';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, under } from '../testing/conditions.ts';
import { keepInside, longText } from '../testing/longText.ts';
import { sampleCategories } from '../testing/samples.ts';
import { CategoryRow } from './CategoryRow.tsx';

const meta = { component: CategoryRow, args: { label: 'Thể loại', items: sampleCategories, currentId: 'featured' } } satisfies Meta<
  typeof CategoryRow
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstSelected: Story = {};
export const NoneSelected: Story = { args: { currentId: undefined } };
export const LongText: Story = {
  args: { items: [{ id: 'long', text: longText, icon: starIcon, href: '#long' }, ...sampleCategories] },
  play: keepInside,
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const FollowsTheTabKey: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('list');
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
    const last = within(row).getAllByRole('link').at(-1);
    last?.focus();
    await waitFor(() => {
      const { right } = row.getBoundingClientRect();
      expect(last?.getBoundingClientRect().right).toBeLessThanOrEqual(right + 1);
    });
    await expect(row.scrollLeft).toBeGreaterThan(0);
  },
};
export const Composed: Story = composed(meta, { FirstSelected, NoneSelected, RightToLeft });
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
