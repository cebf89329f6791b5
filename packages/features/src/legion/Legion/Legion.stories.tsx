import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { type Answers, storyMember, storyWords, withFeature } from '../../core/testing/index.ts';
import { Legion } from './Legion.tsx';
import { LegionSkeleton } from './LegionSkeleton.tsx';

const answering = (listLegion: NonNullable<Answers['listLegion']>) => ({
  feature: { account: 'minh88', answers: { getMemberInfo: storyMember, listLegion } satisfies Answers },
});

const meta = {
  title: 'Legion/Legion',
  component: Legion,
  decorators: [withFeature],
  parameters: answering({ rows: ['Một', 'Hai', 'Ba'].map((title, index) => ({ id: String(index), title })) }),
} satisfies Meta<typeof Legion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Composed: Story = {
  play: async ({ canvas, globals }) => {
    const list = await canvas.findByRole('list', { name: storyWords(globals).text('legion', 'title') });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  },
};
export const Loading: Story = { parameters: answering('never') };
export const None: Story = {
  parameters: answering({ rows: [] }),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(storyWords(globals).text('legion', 'empty'))).toBeVisible();
  },
};
export const Offline: Story = {
  parameters: answering('offline'),
  play: async ({ canvas, globals }) => {
    const { text, words } = storyWords(globals);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(text('core', 'network_error'));
    await expect(within(alert).getByRole('button', { name: words.retry })).toBeVisible();
  },
};
/** Its place while its code is on its way. */
export const CodeOnItsWay: Story = { render: () => <LegionSkeleton /> };
