import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { storyWords, withFeature } from '../../core/testing/index.ts';
import { LinesView } from './LinesView.tsx';

const one = { name: '1', url: '', speed: 38, isCurrent: true } as const;
const meta = {
  title: 'Shell/LinesView',
  component: LinesView,
  decorators: [withFeature],
  args: { state: { status: 'ready', lines: [one] }, onChoose: fn() },
} satisfies Meta<typeof LinesView>;
export default meta;
type Story = StoryObj<typeof meta>;

const says =
  (key: string, slots: Record<string, number> = {}): NonNullable<Story['play']> =>
  async ({ canvas, globals }) => {
    await expect(canvas.getByText(new RegExp(storyWords(globals).text('shell', key, slots)))).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  };
export const OneDomain: Story = { tags: ['browser'], play: says('lineSpeed', { ms: 38 }) };
export const Loading: Story = { args: { state: { status: 'loading' } }, play: says('lineMeasuring') };
export const Measuring: Story = { args: { state: { status: 'ready', lines: [{ ...one, speed: 0 }] } }, play: says('lineMeasuring') };
export const TimedOut: Story = { args: { state: { status: 'ready', lines: [{ ...one, speed: 'slow' }] } }, play: says('lineSlow') };
export const Offline: Story = { args: { state: { status: 'ready', lines: [{ ...one, speed: 'offline' }] } }, play: says('lineOffline') };
export const Failed: Story = { args: { state: { status: 'error', code: 'system_error' } }, play: says('lineMissing') };
export const Empty: Story = { args: { state: { status: 'empty' } } };
export const Chooser: Story = {
  args: {
    state: {
      status: 'ready',
      lines: [
        one,
        { name: '2', url: 'https://b.example', speed: 91, isCurrent: false },
        { name: '3', url: 'https://c.example', speed: 'slow', isCurrent: false },
      ],
    },
  },
  play: async ({ canvas, args, globals, userEvent }) => {
    const { text } = storyWords(globals);
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(text('shell', 'line')) }));
    await expect(await screen.findByRole('menuitemcheckbox', { checked: true })).toHaveTextContent(text('shell', 'lineOf', { name: '1' }));
    await userEvent.click(screen.getByRole('menuitem', { name: new RegExp(text('shell', 'lineOf', { name: '2' })) }));
    await expect(args.onChoose.mock.calls).toEqual([['https://b.example']]);
  },
};
