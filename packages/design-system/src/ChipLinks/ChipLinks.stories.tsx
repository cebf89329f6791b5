import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, rightToLeft, under } from '../testing/conditions.ts';
import { keepInside, longWord } from '../testing/longText.ts';
import { shownIn } from '../testing/shownIn.ts';
import { ChipLinks } from './ChipLinks.tsx';

const items = (names: readonly string[]) => names.map((text, place) => ({ id: `${place}`, text, href: `#${place}` }));
const vendors = ['Tất cả', 'PG', 'JDB', 'Mekong Play', 'Hạ Long', 'AG'];

const meta = { component: ChipLinks, args: { label: 'Nhà cung cấp', items: items(vendors), currentId: '0' } } satisfies Meta<
  typeof ChipLinks
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {
  play: async ({ canvas, globals }) => {
    const shown = shownIn(globals);
    await expect(canvas.getByRole('navigation', { name: shown('Nhà cung cấp') })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName(shown('Tất cả'));
  },
};
/** What is chosen is in sight, however far down the line it stands. */
export const Many: Story = {
  args: { items: items(Array.from({ length: 40 }, (_, place) => `${vendors[place % vendors.length]} ${place}`)), currentId: '37' },
  tags: ['browser'],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list').getBoundingClientRect();
    const chosen = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
    await expect(chosen.left).toBeGreaterThanOrEqual(list.left - 1);
    await expect(chosen.right).toBeLessThanOrEqual(list.right + 1);
  },
};
export const Coming: Story = { args: { items: [] } };
export const LongText: Story = { args: { items: items([longWord, longWord]) }, play: keepInside };
export const Composed: Story = composed(meta, { Few, Coming });
export const RightToLeft: Story = { ...under(rightToLeft, Composed), tags: ['!test'] };
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
