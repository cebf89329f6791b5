import type { LoginAttempt } from '@baize/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Refusal, withFeature } from '../../core/testing/index.ts';
import { storyParts } from '../testing/storyParts.ts';
import { answering, storySessions } from '../testing/storySecurity.ts';
import { Sessions } from './Sessions.tsx';

const meta = {
  title: 'Security/Sessions',
  component: Sessions,
  decorators: [withFeature],
  parameters: { docs: { story: { inline: false, height: '640px' } }, ...answering() },
  args: { overviewHref: '/web?center=account' },
} satisfies Meta<typeof Sessions>;
export default meta;
type Story = StoryObj<typeof meta>;

const failed: LoginAttempt[] = [{ at: '2026-11-21T10:00:00.000Z', ip: '203.0.113.9', userAgent: 'curl/8.0', outcome: 'wrongPassword' }];
const answers = (given: Parameters<typeof answering>[0]) => ({ ...meta.parameters, ...answering(given) });
const endName = (t: (key: string, slots: Record<string, string>) => string): string =>
  t('sessions.endThis', { device: 'Chrome · Android, IP 27.72.100.4' });

export const History: Story = {
  play: async (context) => {
    const { t } = storyParts(context);
    const list = await context.canvas.findByRole('list', { name: t('sessions.list') });
    const [current, other, over] = within(list).getAllByRole('listitem');
    await expect(current).toHaveTextContent(t('sessions.current'));
    await expect(current).toHaveTextContent('Chrome · Windows');
    // §9: in the zone of the brand's day.
    await waitFor(() => expect(current).toHaveTextContent('2026-11-21 18:20:14'));
    await expect(within(current as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
    await expect(within(other as HTMLElement).getByRole('button', { name: endName(t) })).toBeVisible();
    await expect(over).toHaveTextContent(t('sessions.unknownDevice'));
    const end = t('sessions.endedAt', { time: '2026-11-18 12:00:00', reason: t('endReason.loggedOut') });
    await expect(over).toHaveTextContent(end);
  },
};
/** Sessions, and the attempts on the account that failed. */
export const Composed: Story = {
  parameters: answers({ listSessions: { sessions: storySessions, failed } }),
  play: async (context) => {
    const { t } = storyParts(context);
    await expect(await context.canvas.findByRole('list', { name: t('sessions.list') })).toBeVisible();
    await expect(context.canvas.getByRole('list', { name: t('sessions.failed') })).toBeVisible();
    // §9: in the zone of the brand's day.
    await expect(await context.canvas.findByText(/2026-11-21 18:20:14/)).toBeVisible();
  },
};
export const OnlyThisOne: Story = {
  parameters: answers({ listSessions: { sessions: storySessions.slice(0, 1) } }),
  play: async (context) => {
    const { t } = storyParts(context);
    await context.canvas.findByText('Chrome · Windows');
    await expect(context.canvas.queryByRole('button', { name: t('sessions.endOthers') })).not.toBeInTheDocument();
  },
};
export const FailedAttempts: Story = {
  parameters: answers({
    listSessions: {
      sessions: storySessions.slice(0, 1),
      failed,
    },
  }),
  play: async (context) => {
    const { t } = storyParts(context);
    const list = await context.canvas.findByRole('list', { name: t('sessions.failed') });
    await expect(list).toHaveTextContent('203.0.113.9');
    await expect(list).toHaveTextContent(t('attempt.wrongPassword'));
  },
};
export const EndsOne: Story = {
  play: async (context) => {
    const { t, answer } = storyParts(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: endName(t) }));
    await context.userEvent.click(await answer(t('sessions.end')));
    await expect(await context.canvas.findByText(t('sessions.ended', { number: 1 }))).toBeVisible();
  },
};
export const AsksFirst: Story = {
  parameters: answers({ endSessions: new Refusal('system_error') }),
  play: async (context) => {
    const { answer, button, words } = storyParts(context);
    await context.userEvent.click(await button('sessions.endOthers'));
    await context.userEvent.click(await answer(words.cancel));
    await expect(context.canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};
export const EndsOthers: Story = {
  parameters: answers({ endSessions: ({ sessionId }) => ({ ended: sessionId === 'others' ? 3 : 0 }) }),
  play: async (context) => {
    const { t, answer, button } = storyParts(context);
    await context.userEvent.click(await button('sessions.endOthers'));
    await context.userEvent.click(await answer(t('sessions.end')));
    await expect(await context.canvas.findByText(t('sessions.ended', { number: 3 }))).toBeVisible();
  },
};
export const EndingOne: Story = {
  parameters: answers({ endSessions: 'never' }),
  play: async (context) => {
    const { t, answer } = storyParts(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: endName(t) }));
    await context.userEvent.click(await answer(t('sessions.end')));
    await waitFor(() => expect(context.canvas.getByRole('button', { name: endName(t) })).toHaveAttribute('aria-busy', 'true'));
  },
};
export const EndingOthers: Story = {
  parameters: answers({ endSessions: 'never' }),
  play: async (context) => {
    const { t, answer, button } = storyParts(context);
    await context.userEvent.click(await button('sessions.endOthers'));
    await context.userEvent.click(await answer(t('sessions.end')));
    await waitFor(async () => expect(await button('sessions.endOthers')).toHaveAttribute('aria-busy', 'true'));
  },
};
export const EndedBefore: Story = {
  parameters: answers({ endSessions: { ended: 0 } }),
  play: async (context) => {
    const { t, answer } = storyParts(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: endName(t) }));
    await context.userEvent.click(await answer(t('sessions.end')));
    await expect(await context.canvas.findByText(t('sessions.noneEnded'))).toBeVisible();
  },
};
export const EndingFailed: Story = {
  parameters: answers({ endSessions: 'offline' }),
  play: async (context) => {
    const { t, answer, error } = storyParts(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: endName(t) }));
    await context.userEvent.click(await answer(t('sessions.end')));
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(error('network_error'));
  },
};
export const Loading: Story = { parameters: answers({ listSessions: 'never' }) };
export const NotLoaded: Story = {
  parameters: answers({ listSessions: new Refusal('service_unavailable') }),
  play: async (context) => {
    const { t, words } = storyParts(context);
    await expect(await context.canvas.findByText(t('sessions.loadFailed'))).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: words.retry })).toBeVisible();
  },
};
