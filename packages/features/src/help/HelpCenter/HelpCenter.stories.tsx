import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { type Answers, Refusal, storyPermission, storyWords, withFeature } from '../../core/testing/index.ts';
import { storyHelp } from '../testing/storyHelp.ts';
import { HelpCenter } from './HelpCenter.tsx';

const answering = (getHelpCenter: NonNullable<Answers['getHelpCenter']>) => ({
  layout: 'fullscreen',
  feature: { answers: { getHelpCenter, getPermission: storyPermission } satisfies Answers },
});
const gateway = { isUp: false };

const meta = {
  title: 'Help center/HelpCenter',
  component: HelpCenter,
  decorators: [withFeature],
  parameters: answering(storyHelp),
  args: {
    anchor: undefined,
    visit: 'first',
    menuHref: '/web/helpmc',
    hrefOf: (anchor) => `/web/helpmc#${anchor}`,
    feedbackHref: '/web/workCenter?form=feedback',
    applicationHref: '/web/workCenter',
  },
  beforeEach: () => localStorage.removeItem('helpCenter'),
} satisfies Meta<typeof HelpCenter>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const searchOf = async ({ canvas, globals }: PlayContext) =>
  canvas.findByRole('searchbox', { name: storyWords(globals).text('help', 'search') });

export const FirstVisit: Story = {
  play: async ({ canvas, globals }) => {
    const { text } = storyWords(globals);
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Nạp tiền', hidden: true })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Về chúng tôi' })).toHaveAttribute('href', '/web/helpmc#aboutus');
    await expect(canvas.getByRole('link', { name: text('help', 'feedback') })).toHaveAttribute('href', '/web/workCenter?form=feedback');
    await expect(await canvas.findByRole('link', { name: 'Telegram' })).toBeVisible();
    await expect(localStorage.getItem('helpCenter')).toBeNull();
  },
};
/** The card ends where its lines do. */
export const OnWideScreen: Story = {
  args: { anchor: 'aboutus' },
  globals: { viewport: { value: 'w1360', isRotated: false } },
  tags: ['browser'],
  play: async ({ canvas }) => {
    const section = (await canvas.findByRole('heading', { level: 2, name: 'Về chúng tôi' })).closest('section');
    const lines = section?.querySelector('h3 + div')?.getBoundingClientRect();
    const card = section?.parentElement?.getBoundingClientRect();
    await expect((card?.right ?? Number.NaN) - (lines?.right ?? Number.NaN)).toBeLessThan(30);
  },
};
export const AtASection: Story = {
  args: { anchor: 'aboutus' },
  play: async ({ canvas }) => {
    const section = await canvas.findByRole('region', { name: 'Về chúng tôi' });
    await waitFor(() => expect(section).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'Về chúng tôi', hidden: true })).toHaveAttribute('aria-current', 'page');
    await expect(localStorage.getItem('helpCenter')).toBe('aboutus');
  },
};
export const AtAnArticle: Story = {
  args: { anchor: 'deposit-how' },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByRole('region', { name: 'Gửi lệnh thế nào?' })).toHaveFocus());
    await expect(canvas.getByRole('heading', { level: 2, name: 'Nạp tiền' })).toBeVisible();
  },
};
/** §3 "Local storage keys: helpCenter". */
export const GoesOnWhereItWasLeft: Story = {
  beforeEach: () => {
    localStorage.setItem('helpCenter', 'terms');
    return () => localStorage.removeItem('helpCenter');
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Điều khoản dịch vụ', hidden: true })).toBeInTheDocument();
  },
};
export const AnchorThatIsGone: Story = {
  args: { anchor: 'of-last-year' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Nạp tiền', hidden: true })).toBeInTheDocument();
  },
};
export const Found: Story = {
  play: async (context) => {
    await context.userEvent.type(await searchOf(context), 'nap tien');
    const link = await context.canvas.findByRole('link', { name: 'Nạp tối thiểu và tối đa bao nhiêu?' });
    await expect(link).toHaveAttribute('href', '/web/helpmc#deposit-limits');
    await expect(context.canvas.getByText(storyWords(context.globals).text('help', 'found', { count: 3 }))).toBeVisible();
    await expect(await searchOf(context)).toHaveFocus();
  },
};
export const NothingFound: Story = {
  play: async (context) => {
    const { text } = storyWords(context.globals);
    await context.userEvent.type(await searchOf(context), 'voi biển');
    await expect(await context.canvas.findByText(text('help', 'nothingFound', { search: 'voi biển' }))).toBeVisible();
    await expect(context.canvas.getByText(text('help', 'nothingFoundNext'))).toBeVisible();
    await expect(context.canvas.getByRole('link', { name: text('help', 'feedback') })).toBeVisible();
  },
};
export const Loading: Story = {
  parameters: answering('never'),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('status', { name: storyWords(globals).words.loading })).toBeVisible();
  },
};
export const FailedAndTriedAgain: Story = {
  parameters: answering(() => (gateway.isUp ? storyHelp : new Refusal('system_error'))),
  beforeEach: () => {
    gateway.isUp = false;
  },
  play: async ({ canvas, globals, userEvent }) => {
    const { text, words } = storyWords(globals);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text('core', 'system_error'));
    gateway.isUp = true;
    await userEvent.click(canvas.getByRole('button', { name: words.retry }));
    await expect(await canvas.findByRole('link', { name: 'Về chúng tôi' })).toBeVisible();
  },
};
export const Empty: Story = {
  parameters: answering({ sections: [] }),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(storyWords(globals).text('help', 'empty'))).toBeVisible();
  },
};
