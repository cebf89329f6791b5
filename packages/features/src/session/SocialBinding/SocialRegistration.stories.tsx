import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { storyWords, withFeature } from '../../core/testing/index.ts';
import { SocialRegistration } from './SocialRegistration.tsx';

const meta = {
  title: 'Login/SocialRegistration',
  component: SocialRegistration,
  decorators: [withFeature],
  args: { title: 'Google', expiresAt: Number.MAX_SAFE_INTEGER, onForget: fn() },
} satisfies Meta<typeof SocialRegistration>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Composed: Story = {};
/** §4: said to be final once more, and can be left. */
export const Bound: Story = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const { text } = storyWords(globals);
    await expect(canvas.getByText(text('session', 'socialRegistering', { title: 'Google' }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: text('session', 'socialForget') }));
    await expect(args.onForget).toHaveBeenCalledOnce();
  },
};
/** It promises nothing any more once the provider's word has run out. */
export const RunOut: Story = {
  args: { expiresAt: 0 },
  play: async ({ canvas, args, globals, userEvent }) => {
    const { text } = storyWords(globals);
    await expect(canvas.getByRole('alert')).toHaveTextContent(text('session', 'socialRunOut', { title: 'Google' }));
    await userEvent.click(canvas.getByRole('button', { name: text('session', 'socialForget') }));
    await expect(args.onForget).toHaveBeenCalledOnce();
  },
};
/** While the form is being filled in. */
export const RunsOut: Story = {
  beforeEach: ({ args }) => {
    args.expiresAt = Date.now() + 400;
  },
  play: async ({ canvas, globals }) => {
    const { text } = storyWords(globals);
    await expect(canvas.getByText(text('session', 'socialRegistering', { title: 'Google' }))).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(text('session', 'socialRunOut', { title: 'Google' })));
  },
};
