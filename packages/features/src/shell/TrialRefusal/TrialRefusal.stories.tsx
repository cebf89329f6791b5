import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { useSession } from '../../core/index.ts';
import { type Answers, storyWords, withFeature } from '../../core/testing/index.ts';
import { TrialRefusal } from './TrialRefusal.tsx';

function Account(): ReactElement {
  return <p>{useSession().status}</p>;
}

const meta = {
  title: 'Shell/TrialRefusal',
  component: TrialRefusal,
  decorators: [withFeature],
  parameters: {
    docs: { story: { inline: false, height: '320px' } },
    feature: { account: 'trial01', answers: { logout: {} } satisfies Answers },
  },
  args: { onRegister: fn(), onLogIn: fn(), onClose: fn() },
  render: (args) => (
    <>
      <Account />
      <TrialRefusal {...args} />
    </>
  ),
} satisfies Meta<typeof TrialRefusal>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

async function leaveBy({ canvas, globals, userEvent }: PlayContext, way: 'logIn' | 'register'): Promise<void> {
  const { text } = storyWords(globals);
  const dialog = await screen.findByRole('alertdialog', { name: text('shell', 'centerClosed') });
  await expect(dialog).toHaveAccessibleDescription(text('core', 'real_account_required'));
  await userEvent.click(within(dialog).getByRole('button', { name: text('shell', way) }));
  await waitFor(() => expect(canvas.getByText('visitor')).toBeInTheDocument());
}

export const Default: Story = { tags: ['browser'] };
export const LeavesForTheLogin: Story = {
  play: async (context) => {
    await leaveBy(context, 'logIn');
    await expect(context.args.onLogIn).toHaveBeenCalledOnce();
    await expect(context.args.onRegister).not.toHaveBeenCalled();
  },
};
export const LeavesForTheRegistration: Story = {
  play: async (context) => {
    await leaveBy(context, 'register');
    await expect(context.args.onRegister).toHaveBeenCalledOnce();
    await expect(context.args.onLogIn).not.toHaveBeenCalled();
  },
};
