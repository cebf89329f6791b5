import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { keepFiguresWhole, Refusal, storyPermissionIn, withFeature } from '../../core/testing/index.ts';
import { answeringTeam, storyEmptyOverview, storyOverview } from '../testing/storyTeam.ts';
import { teamWords } from '../testing/teamWords.ts';
import { TeamOverviewEntry } from './TeamOverviewEntry.tsx';

const meta = {
  title: 'AgentCenter/TeamOverview',
  component: TeamOverviewEntry,
  decorators: [withFeature],
  parameters: answeringTeam(),
  args: {
    part: undefined,
    openPart: fn(),
    partOf: () => null,
    address: undefined as never,
    hrefOf: (place) => ('agent' in place ? `/web?agent=${place.agent}&account=${place.values?.account ?? ''}` : '/web'),
  },
} satisfies Meta<typeof TeamOverviewEntry>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const statOf = async ({ canvas }: PlayContext, label: string): Promise<HTMLElement> => {
  const term = await canvas.findByText(label, { selector: 'dt' });
  return term.closest('dl') ?? term;
};

/** Each figure with its change; a change is coloured only where it is clearly good or bad. */
export const Ready: Story = {
  tags: ['browser'],
  play: async (context) => {
    const { t } = teamWords(context);
    await waitFor(async () => expect(await statOf(context, t('figure.deposits'))).toHaveTextContent(/\d/));
    await expect(await statOf(context, t('figure.registrations'))).toHaveTextContent(/37.*9[.,]8/);
    await expect(await statOf(context, t('figure.activeMean'))).toHaveTextContent(/41[.,]3/);
    await expect(await statOf(context, t('figure.balance'))).toHaveTextContent(/184[.,]620[.,]400/);
    await expect(context.canvas.getByText(t('overview.comparedWith', storyOverview.previous))).toBeVisible();
    const best = within(context.canvas.getByRole('table', { name: t('overview.best') }));
    await expect(best.getByRole('link', { name: 'Gia Hân' })).toHaveAttribute('href', '/web?agent=profitAndLoss&account=giahan18');
    await expect(context.canvas.getByText(t('overview.via', { nickname: 'Gia Hân' }))).toBeVisible();
    await expect(context.canvas.getByText(t('overview.byCode', { code: 'QB-FB01' }))).toBeVisible();
  },
};
/** The chart shows what is chosen, and has its table. */
export const AnotherMetric: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { t, words } = teamWords(context);
    const metrics = within(await canvas.findByRole('group', { name: t('overview.metric') }));
    await userEvent.click(metrics.getByRole('button', { name: t('figure.deposits') }));
    await expect(metrics.getByRole('button', { name: t('figure.deposits') })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: words.showTable }));
    await expect(canvas.getByRole('table', { name: t('figure.deposits') })).toBeVisible();
  },
};
/** What a term means is one tap away, by a finger too. */
export const TermsOpen: Story = {
  play: async (context) => {
    const { t } = teamWords(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: t('terms') }));
    await expect(await within(document.body).findByText(t('term.netWin'))).toBeVisible();
  },
};
/** What is chosen is what the gateway is asked for. */
export const OneDay: Story = {
  parameters: answeringTeam({
    getTeamOverview: ({ from, to }) => (from === to ? { ...storyOverview, days: storyOverview.days.slice(0, 1) } : storyEmptyOverview),
  }),
  play: async (context) => {
    const { t } = teamWords(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: t('period.yesterday') }));
    await waitFor(async () => expect(await statOf(context, t('figure.active'))).toHaveTextContent(/41/));
  },
};
export const Empty: Story = {
  parameters: answeringTeam({ getTeamOverview: storyEmptyOverview }),
  play: async (context) => {
    const { t } = teamWords(context);
    await expect(await context.canvas.findByText(t('overview.noBest'))).toBeVisible();
    await expect(context.canvas.getByText(t('overview.noNewest'))).toBeVisible();
  },
};
export const Loading: Story = { parameters: answeringTeam({ getTeamOverview: 'never' }) };
const gateway = { isUp: false };
export const Failed: Story = {
  parameters: answeringTeam({ getTeamOverview: () => (gateway.isUp ? storyOverview : new Refusal('system_error')) }),
  beforeEach: () => {
    gateway.isUp = false;
  },
  play: async (context) => {
    const { t, words } = teamWords(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(t('overview.failed'));
    gateway.isUp = true;
    await context.userEvent.click(context.canvas.getByRole('button', { name: words.retry }));
    await waitFor(async () => expect(await statOf(context, t('figure.balance'))).toHaveTextContent(/184[.,]620[.,]400/));
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'w360', isRotated: false } } };
/** Of a large team. */
export const WideFigures: Story = {
  tags: ['browser'],
  parameters: answeringTeam({
    getPermission: storyPermissionIn('KWD'),
    getTeamOverview: {
      ...storyOverview,
      now: { ...storyOverview.now, balance: 123_456_789_010 },
      figures: { ...storyOverview.figures, deposits: 112_480_700, withdrawals: 123_456_789_010, netWin: -123_456_789_010 },
    },
  }),
  play: async (context) => {
    await waitFor(async () => expect(await statOf(context, teamWords(context).t('figure.deposits'))).toHaveTextContent(/\d/));
    await keepFiguresWhole(context.canvasElement, 8);
  },
};
export const WideFiguresOnAPhone: Story = { ...WideFigures, globals: { viewport: { value: 'w360', isRotated: false } } };
