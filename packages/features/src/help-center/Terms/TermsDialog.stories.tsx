import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { storyWords, withFeature } from '../../core/testing/index.ts';
import { TermsDialog } from './TermsDialog.tsx';

const meta = {
  title: 'Help center/TermsDialog',
  component: TermsDialog,
  decorators: [withFeature],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { onClose: fn() },
} satisfies Meta<typeof TermsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ globals }) => {
    const { text } = storyWords(globals);
    const dialog = within(await screen.findByRole('dialog', { name: text('help-center', 'terms') }));
    for (const section of ['age', 'account', 'money', 'play', 'law']) {
      await expect(dialog.getByRole('heading', { level: 3, name: text('help-center', `terms.${section}.title`) })).toBeInTheDocument();
    }
  },
};
export const ClosesByItsButton: Story = {
  play: async ({ args, globals, userEvent }) => {
    const { text, words } = storyWords(globals);
    const dialog = within(await screen.findByRole('dialog', { name: text('help-center', 'terms') }));
    await expect(dialog.queryByRole('button', { name: words.cancel })).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: words.ok }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};
