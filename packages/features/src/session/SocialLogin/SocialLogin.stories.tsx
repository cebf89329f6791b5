import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { type Answers, Refusal, storyPermission, storyWords, withFeature } from '../../core/testing/index.ts';
import { SocialLogin } from './SocialLogin.tsx';

const authorizationUrl = 'https://id.example/auth?state=1';
const answering = (answers: Answers) => ({
  feature: {
    answers: {
      getPermission: {
        ...storyPermission,
        socialProviders: [
          { id: 'social-1', title: 'Google' },
          { id: 'social-2', title: 'Facebook' },
        ],
      },
      ...answers,
    } satisfies Answers,
  },
});

const meta = {
  title: 'Login/SocialLogin',
  component: SocialLogin,
  decorators: [withFeature],
  parameters: answering({ startSocialLogin: { authorizationUrl } }),
  args: { returnTo: '/web/?group=slots', onLeave: fn() },
} satisfies Meta<typeof SocialLogin>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const buttonOf = ({ canvas, globals }: PlayContext, title: string) =>
  canvas.findByRole('button', { name: storyWords(globals).text('session', 'socialWith', { title }) });

export const TwoProviders: Story = {
  tags: ['browser'],
  play: async (context) => {
    await expect(await buttonOf(context, 'Google')).toBeVisible();
    await context.userEvent.click(await buttonOf(context, 'Facebook'));
    await waitFor(() => expect(context.args.onLeave).toHaveBeenCalledWith(authorizationUrl));
  },
};
const started: string[] = [];
export const Starting: Story = {
  parameters: answering({
    startSocialLogin: ({ provider }) => {
      started.push(provider);
      return 'never';
    },
  }),
  beforeEach: () => {
    started.length = 0;
  },
  play: async (context) => {
    await context.userEvent.click(await buttonOf(context, 'Google'));
    await waitFor(async () => expect(await buttonOf(context, 'Google')).toHaveAttribute('aria-busy', 'true'));
    const other = await buttonOf(context, 'Facebook');
    await expect(other).toHaveAttribute('aria-disabled', 'true');
    await context.userEvent.tab();
    await expect(other).toHaveFocus();
    await context.userEvent.keyboard('{Enter}');
    await expect(other).not.toHaveAttribute('aria-busy');
    await waitFor(() => expect(started).toEqual(['social-1']));
  },
};
export const ProviderDown: Story = {
  parameters: answering({ startSocialLogin: new Refusal('social_provider_unavailable') }),
  play: async (context) => {
    await context.userEvent.click(await buttonOf(context, 'Google'));
    const sentence = storyWords(context.globals).text('core', 'social_provider_unavailable');
    await waitFor(() => expect(context.canvas.getByRole('alert')).toHaveTextContent(sentence));
    await expect(context.args.onLeave).not.toHaveBeenCalled();
  },
};
export const TooManyAttempts: Story = {
  parameters: answering({ startSocialLogin: new Refusal('TOO_MANY_REQUEST') }),
  play: async (context) => {
    await context.userEvent.click(await buttonOf(context, 'Google'));
    const sentence = storyWords(context.globals).text('core', 'TOO_MANY_REQUEST');
    await waitFor(() => expect(context.canvas.getByRole('alert')).toHaveTextContent(sentence));
    await expect(await buttonOf(context, 'Facebook')).not.toHaveAttribute('aria-disabled');
  },
};
export const Offline: Story = {
  parameters: answering({ startSocialLogin: 'offline' }),
  play: async (context) => {
    await context.userEvent.click(await buttonOf(context, 'Google'));
    const sentence = storyWords(context.globals).text('core', 'network_error');
    await waitFor(() => expect(context.canvas.getByRole('alert')).toHaveTextContent(sentence));
  },
};
