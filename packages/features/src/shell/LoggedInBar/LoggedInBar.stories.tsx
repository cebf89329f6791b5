import type { Balance, getAvailablePromotions, ResponseOf } from '@baize/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { useSession } from '../../core/index.ts';
import { type Answers, Refusal, storyBalance, storyMember, storyWords, withFeature } from '../../core/testing/index.ts';
import { LoggedInBar } from './LoggedInBar.tsx';

const none = { enabled: false, count: 0 };
const noPromo: ResponseOf<typeof getAvailablePromotions>['availablePromo'] = {
  LOGIN: none,
  MANUAL: none,
  REGISTER: none,
  SAVIOR: none,
  TICKET: none,
  REFERRAL: none,
  MISSION: none,
};
const member: Answers = {
  getMemberInfo: storyMember,
  getBalance: storyBalance,
  getUnreadMessages: { value: 3 },
  getAvailablePromotions: { availablePromo: noPromo },
  logout: {},
};
const answering = (answers: Answers) => ({ feature: { account: 'minh88', answers: { ...member, ...answers } } });

/** The first reading answers, the second as given. */
function thenAnswering(second: Balance | 'never'): () => Answers {
  return () => {
    let readings = 0;
    return {
      ...member,
      getBalance: () => {
        readings += 1;
        return readings === 1 ? storyBalance : second;
      },
    };
  };
}

function MembersOnly({ children }: { children: ReactNode }): ReactNode {
  return useSession().status === 'loggedIn' && children;
}

const meta = {
  title: 'Shell/LoggedInBar',
  component: LoggedInBar,
  decorators: [withFeature],
  parameters: answering({}),
  args: { depositHref: '/web?dialog=deposit', centerHref: '/web?center=account', onLoggedOut: fn() },
  // The portal shows the bar to members alone.
  render: (args) => (
    <MembersOnly>
      <LoggedInBar {...args} />
    </MembersOnly>
  ),
} satisfies Meta<typeof LoggedInBar>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

async function askToLogOut({ canvas, globals, userEvent }: PlayContext) {
  const { text } = storyWords(globals);
  await canvas.findByRole('img', { name: 'Minh Anh' });
  await userEvent.click(canvas.getByRole('button', { name: text('shell', 'logOut') }));
  const dialog = await screen.findByRole('alertdialog', { name: text('shell', 'logOut') });
  await expect(dialog).toHaveAccessibleDescription(text('shell', 'logOutQuestion'));
  return within(dialog);
}

export const Ready: Story = {
  tags: ['browser'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Minh Anh' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /12[.,]480[.,]500/ })).toBeVisible();
  },
};
export const UnreadMessages: Story = {
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(storyWords(globals).text('shell', 'unread', { number: 3 }))).toBeInTheDocument();
  },
};
/** §6: an agent does not load unread messages. */
export const AgentHasNoInbox: Story = {
  parameters: answering({ getMemberInfo: { ...storyMember, type: 1, isAgent: 4 } }),
  play: async ({ canvas, globals }) => {
    await canvas.findByRole('img', { name: 'Minh Anh' });
    await expect(canvas.queryByText(storyWords(globals).text('shell', 'unread', { number: 3 }))).not.toBeInTheDocument();
  },
};
/** §2 "personal center with a reward badge": what the brand has not enabled is not counted. */
export const Rewards: Story = {
  parameters: answering({
    getAvailablePromotions: {
      availablePromo: {
        ...noPromo,
        LOGIN: { enabled: true, count: 1 },
        TICKET: { enabled: true, count: 3 },
        MISSION: { enabled: false, count: 9 },
      },
    },
  }),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(storyWords(globals).text('shell', 'rewards', { number: 4 }))).toBeInTheDocument();
  },
};
export const NoRewards: Story = {
  parameters: answering({ getAvailablePromotions: { availablePromo: { ...noPromo, LOGIN: { enabled: true, count: 0 } } } }),
  play: async ({ canvas, globals }) => {
    const { text } = storyWords(globals);
    await expect(await canvas.findByText(text('shell', 'unread', { number: 3 }))).toBeInTheDocument();
    await expect(canvas.queryByText(text('shell', 'rewards', { number: 0 }))).not.toBeInTheDocument();
  },
};
export const Loading: Story = {
  parameters: answering({ getMemberInfo: 'never', getBalance: 'never' }),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('img', { name: 'minh88' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(storyWords(globals).text('shell', 'balanceUpdating'));
  },
};
export const BalanceFailed: Story = {
  parameters: answering({ getBalance: new Refusal('system_error') }),
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(storyWords(globals).text('shell', 'balanceFailed')));
  },
};
export const RefreshSaysSo: Story = {
  parameters: { feature: { account: 'minh88', answers: thenAnswering('never') } },
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /12[.,]480[.,]500/ }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(storyWords(globals).text('shell', 'balanceUpdating')));
  },
};
export const RefreshShowsTheNewBalance: Story = {
  parameters: { feature: { account: 'minh88', answers: thenAnswering({ sumBalance: 13_000_000, currency: 'VND' }) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /12[.,]480[.,]500/ }));
    await expect(await canvas.findByRole('button', { name: /13[.,]000[.,]000/ })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^$/);
  },
};
export const LogOutAsksFirst: Story = {
  play: async (context) => {
    const dialog = await askToLogOut(context);
    await context.userEvent.click(dialog.getByRole('button', { name: storyWords(context.globals).words.cancel }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(context.args.onLoggedOut).not.toHaveBeenCalled();
    await expect(context.canvas.getByRole('img', { name: 'Minh Anh' })).toBeVisible();
  },
};
export const LogOutConfirmed: Story = {
  play: async (context) => {
    const dialog = await askToLogOut(context);
    await context.userEvent.click(dialog.getByRole('button', { name: storyWords(context.globals).text('shell', 'logOut') }));
    await waitFor(() => expect(context.args.onLoggedOut).toHaveBeenCalledOnce());
    await waitFor(() => expect(context.canvas.queryByRole('img', { name: 'Minh Anh' })).not.toBeInTheDocument());
  },
};
