import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { keepDraft, Refusal, storyMember, withFeature } from '../../core/testing/index.ts';
import { storyParts } from '../testing/storyParts.ts';
import { answering } from '../testing/storySecurity.ts';
import { Profile } from './Profile.tsx';

const meta = {
  title: 'Security/Profile',
  component: Profile,
  decorators: [withFeature],
  parameters: { docs: { story: { inline: false, height: '640px' } }, ...answering() },
  args: { overviewHref: '/web?center=account' },
} satisfies Meta<typeof Profile>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

async function fillAndSend(context: PlayContext, nickname: string) {
  const parts = storyParts(context);
  await context.userEvent.clear(await parts.field('profile.nickname'));
  if (nickname !== '') await context.userEvent.type(await parts.field('profile.nickname'), nickname);
  await context.userEvent.click(await parts.button('profile.save'));
  return parts;
}
const radio = (context: PlayContext, id: number) =>
  context.canvas.findByRole('radio', { name: storyParts(context).t(`profile.icon${id}`) });

/** What is shown now is what the form begins with. */
export const Composed: Story = {
  play: async (context) => {
    const { field, t } = storyParts(context);
    await expect(await field('profile.nickname')).toHaveValue(storyMember.nickname);
    await expect(context.canvas.getByRole('radiogroup', { name: t('profile.icon') })).toBeVisible();
    await expect(context.canvas.getAllByRole('radio')).toHaveLength(9);
    await expect(await radio(context, 3)).toBeChecked();
    // §3: what he can't change is there to be read and taken along.
    for (const [label, value] of [
      ['profile.account', storyMember.account],
      ['profile.id', storyMember.id],
    ] as const) {
      await expect(await field(label)).toHaveValue(value);
      await expect(await field(label)).toHaveAttribute('readonly');
    }
  },
};
export const ByKeyboard: Story = {
  play: async (context) => {
    const { field, t } = storyParts(context);
    await context.userEvent.click(await field('profile.nickname'));
    await context.userEvent.tab();
    await expect(await radio(context, 3)).toHaveFocus();
    await context.userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(await radio(context, 5)).toBeChecked();
    await context.userEvent.tab();
    await context.userEvent.keyboard('{Enter}');
    await expect(await context.canvas.findByText(t('profile.done', { nickname: storyMember.nickname }))).toBeVisible();
  },
};
export const Saved: Story = {
  play: async (context) => {
    const { t } = await fillAndSend(context, ' Rồng Đỏ ');
    await expect(await context.canvas.findByText(t('profile.done', { nickname: 'Rồng Đỏ' }))).toBeVisible();
  },
};
export const Empty: Story = {
  play: async (context) => {
    const { field, error } = await fillAndSend(context, '');
    await waitFor(async () => expect(await field('profile.nickname')).toHaveAccessibleDescription(new RegExp(error('field_required'))));
    await waitFor(async () => expect(await field('profile.nickname')).toHaveFocus());
  },
};
export const TooShort: Story = {
  play: async (context) => {
    const { field, error } = await fillAndSend(context, 'M');
    const sentence = new RegExp(error('field_length_error', { min: 2, max: 20 }));
    await waitFor(async () => expect(await field('profile.nickname')).toHaveAccessibleDescription(sentence));
  },
};
export const Refused: Story = {
  parameters: answering({ setProfile: new Refusal('service_unavailable') }),
  play: async (context) => {
    const { error, field } = await fillAndSend(context, 'Rồng');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(error('service_unavailable'));
    await expect(await field('profile.nickname')).toHaveValue('Rồng');
  },
};
export const Sending: Story = {
  parameters: answering({ setProfile: 'never' }),
  play: async (context) => {
    const { button } = await fillAndSend(context, 'Rồng');
    await waitFor(async () => expect(await button('profile.save')).toHaveAttribute('aria-busy', 'true'));
  },
};
export const Loading: Story = {
  parameters: answering({ getMemberInfo: 'never' }),
  play: async (context) => {
    await expect(context.canvas.queryByRole('radiogroup')).not.toBeInTheDocument();
  },
};
export const NotLoaded: Story = {
  parameters: answering({ getMemberInfo: new Refusal('service_unavailable') }),
  play: async (context) => {
    const { t, words } = storyParts(context);
    await expect(await context.canvas.findByText(t('profile.loadFailed'))).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: words.retry })).toBeVisible();
  },
};
export const AfterASessionThatEnded: Story = {
  beforeEach: () => keepDraft('minh88', 'profile', { nickname: 'Rồng', iconId: '7' }),
  play: async (context) => {
    const { field } = storyParts(context);
    await expect(await field('profile.nickname')).toHaveValue('Rồng');
    await expect(await radio(context, 7)).toBeChecked();
  },
};
