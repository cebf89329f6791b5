import { Button } from '@baize/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { useLanguage, useSessionStore } from '../../core/index.ts';
import { type FeatureParameters, storyWords, withFeature } from '../../core/testing/index.ts';
import { SessionEnd } from './SessionEnd.tsx';

const meta = {
  title: 'Shell/SessionEnd',
  component: SessionEnd,
  decorators: [withFeature],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '320px' } } },
  args: { onEnded: fn(), onAcknowledged: fn(), onResumed: fn() },
} satisfies Meta<typeof SessionEnd>;
export default meta;
type Story = StoryObj<typeof meta>;

function endedBy(reason: NonNullable<FeatureParameters['endedBy']>) {
  return {
    parameters: { ...meta.parameters, feature: { account: 'minh88', endedBy: reason } satisfies FeatureParameters },
    play: async ({ args, globals }) => {
      const { text } = storyWords(globals);
      const dialog = await screen.findByRole('alertdialog', { name: text('shell', 'sessionEnded') });
      await expect(dialog).toHaveAccessibleDescription(text('shell', `sessionEnded.${reason}`));
      await expect(args.onEnded).toHaveBeenCalledOnce();
      await expect(args.onAcknowledged).not.toHaveBeenCalled();
    },
  } satisfies Story;
}

export const Expired: Story = endedBy('expired');
export const EndedByTheSystem: Story = endedBy('system');
export const OtherDevice: Story = endedBy('otherDevice');
export const LimitReached: Story = endedBy('limit');
export const Acknowledged: Story = {
  tags: ['browser'],
  ...Expired,
  play: async ({ args, globals, userEvent }) => {
    const { text, words } = storyWords(globals);
    const dialog = within(await screen.findByRole('alertdialog', { name: text('shell', 'sessionEnded') }));
    await userEvent.click(dialog.getByRole('button', { name: words.ok }));
    await waitFor(() => expect(args.onAcknowledged).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};
const elsewhere = { vi: 'Đăng nhập ở thẻ khác', en: 'Log in in another tab' };
function LogInElsewhere(): ReactElement {
  const language = useLanguage();
  const store = useSessionStore();
  const logIn = (): void => store.start({ account: 'minh88', token: 'u'.repeat(43) });
  return <Button onClick={logIn}>{elsewhere[language]}</Button>;
}
/** Two tabs showed it; he has logged in again in the other one. */
export const ResumedInAnotherTab: Story = {
  ...Expired,
  render: (args) => (
    <>
      <LogInElsewhere />
      <SessionEnd {...args} />
    </>
  ),
  play: async ({ args, canvas, globals, userEvent }) => {
    const { text, words } = storyWords(globals);
    const dialog = within(await screen.findByRole('alertdialog', { name: text('shell', 'sessionEnded') }));
    // The dialog hides the page behind it, whose button has no role then.
    canvas.getByText(/^(?:Đăng nhập ở thẻ khác|Log in in another tab)$/).click();
    await userEvent.click(dialog.getByRole('button', { name: words.ok }));
    await waitFor(() => expect(args.onResumed).toHaveBeenCalledOnce());
    await expect(args.onAcknowledged).not.toHaveBeenCalled();
  },
};
export const NothingToSay: Story = {
  play: async ({ args }) => {
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await expect(args.onEnded).not.toHaveBeenCalled();
  },
};
