import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { type Answers, Refusal, storyWords, withFeature } from '../../core/testing/index.ts';
import { storyHelp } from '../testing/storyHelp.ts';
import { TermsDialog } from './TermsDialog.tsx';

const answering = (getHelpCenter: NonNullable<Answers['getHelpCenter']>) => ({
  layout: 'fullscreen',
  docs: { story: { inline: false, height: '640px' } },
  feature: { answers: { getHelpCenter } satisfies Answers },
});
const gateway = { isUp: false };

const meta = {
  title: 'Help center/TermsDialog',
  component: TermsDialog,
  decorators: [withFeature],
  parameters: answering(storyHelp),
  args: { onClose: fn() },
} satisfies Meta<typeof TermsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ globals }) => {
    const dialog = within(await screen.findByRole('dialog', { name: storyWords(globals).text('help', 'terms') }));
    await expect(await dialog.findByRole('heading', { level: 3, name: 'Độ tuổi' })).toBeVisible();
    await expect(dialog.getByText('Hãy nghỉ khi thấy khó dừng.')).toBeInTheDocument();
    await expect(dialog.queryByText('Mỗi giao dịch từ ₫ 100 đến ₫ 50.000.')).not.toBeInTheDocument();
  },
};
export const ClosesByItsButton: Story = {
  play: async ({ args, globals, userEvent }) => {
    const { text, words } = storyWords(globals);
    const dialog = within(await screen.findByRole('dialog', { name: text('help', 'terms') }));
    await expect(dialog.queryByRole('button', { name: words.cancel })).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: words.ok }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};
export const Loading: Story = {
  parameters: answering('never'),
  play: async ({ globals }) => {
    await expect(await screen.findByRole('status', { name: storyWords(globals).words.loading })).toBeVisible();
  },
};
export const FailedAndTriedAgain: Story = {
  parameters: answering(() => (gateway.isUp ? storyHelp : new Refusal('system_error'))),
  beforeEach: () => {
    gateway.isUp = false;
  },
  play: async ({ globals, userEvent }) => {
    const { text, words } = storyWords(globals);
    await expect(await screen.findByRole('alert')).toHaveTextContent(text('core', 'system_error'));
    gateway.isUp = true;
    await userEvent.click(screen.getByRole('button', { name: words.retry }));
    await expect(await screen.findByRole('heading', { level: 3, name: 'Độ tuổi' })).toBeVisible();
  },
};
export const Empty: Story = {
  parameters: answering({ sections: [] }),
  play: async ({ globals }) => {
    await expect(await screen.findByText(storyWords(globals).text('help', 'empty'))).toBeVisible();
  },
};
