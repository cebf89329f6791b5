import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storyWords, withFeature } from '../../core/testing/index.ts';
import { SocialRegistration } from './SocialRegistration.tsx';

const meta = {
  title: 'Login/SocialRegistration',
  component: SocialRegistration,
  decorators: [withFeature],
  args: { onForget: fn() },
} satisfies Meta<typeof SocialRegistration>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Composed: Story = {};
/** §4: said to be final once more, and can be left. */
export const Bound: Story = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const { text } = storyWords(globals);
    await expect(canvas.getByText(text('login', 'socialRegistering'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: text('login', 'socialForget') }));
    await expect(args.onForget).toHaveBeenCalledOnce();
  },
};
