import { homeGroups } from '@baize/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { storyWords, withFeature } from '../../core/testing/index.ts';
import { HomeGroups } from './HomeGroups.tsx';

const meta = {
  title: 'Lobby/HomeGroups',
  component: HomeGroups,
  decorators: [withFeature],
  args: { current: 'popular', hrefOf: (group: string) => `/web?group=${group}` },
} satisfies Meta<typeof HomeGroups>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Popular: Story = {
  tags: ['browser'],
  play: async ({ canvas, globals }) => {
    const { text } = storyWords(globals);
    const row = within(canvas.getByRole('navigation', { name: text('games', 'groups') }));
    for (const group of homeGroups) {
      await expect(row.getByRole('link', { name: text('games', `group.${group}`) })).toHaveAttribute('href', `/web?group=${group}`);
    }
    await expect(row.getByRole('link', { current: 'page' })).toHaveAccessibleName(text('games', 'group.popular'));
  },
};
export const LastGroup: Story = { args: { current: 'mini' } };
