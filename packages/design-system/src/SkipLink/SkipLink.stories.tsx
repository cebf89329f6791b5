import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { forcedColors, largeText, narrow, rightToLeft, under } from '../testing/conditions.ts';
import { keepInside, longSentence } from '../testing/longText.ts';
import { shownIn } from '../testing/shownIn.ts';
import { SkipLink } from './SkipLink.tsx';

const meta = { component: SkipLink, args: { href: '#content', children: 'Đến nội dung' } } satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Focused: Story = {
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="content" tabIndex={-1}>
        Nội dung
      </main>
    </>
  ),
  play: async ({ canvasElement, globals }) => {
    const shown = shownIn(globals);
    const link = within(canvasElement).getByRole('link', { name: shown('Đến nội dung') });
    await userEvent.tab();
    await expect(link).toBeVisible();
    await expect(link).toHaveFocus();
  },
};
export const Jumps: Story = {
  ...Focused,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(within(canvasElement).getByRole('main')).toHaveFocus();
    history.replaceState(null, '', location.pathname + location.search);
  },
};
export const LongText: Story = {
  args: { children: longSentence },
  play: async () => {
    await userEvent.tab();
    await keepInside();
  },
};
/** It is seen while it has the focus alone. */
export const Composed: Story = { ...Focused };
export const RightToLeft: Story = { ...under(rightToLeft, Composed), tags: ['!test'] };
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
