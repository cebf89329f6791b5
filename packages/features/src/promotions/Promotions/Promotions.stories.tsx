import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { type Answers, Refusal, storyMember, storyPermission, storyWords, withFeature } from '../../core/testing/index.ts';
import { storyApplied, storyBonus, storyCheckIn, storyDeposit, storyPromotions } from '../testing/storyPromotions.ts';
import { Promotions } from './Promotions.tsx';
import { PromotionsSkeleton } from './PromotionsSkeleton.tsx';

const answering = (answers: Answers) => ({
  feature: { answers: { getMemberInfo: storyMember, getPermission: storyPermission, ...answers } satisfies Answers },
});
const forMember = (answers: Answers) => ({ feature: { account: 'minh88', ...answering(answers).feature } });
const every = { listPromotions: { promotions: [...storyPromotions] } };
const listing = (...promotions: Parameters<typeof storyDeposit>[0][]) => ({ promotions: promotions.map((part) => storyDeposit(part)) });
const address = (values: Record<string, string> = {}) => ({ values, open: fn(), change: fn(), close: fn() });

const meta = {
  title: 'Promotions/Promotions',
  component: Promotions,
  decorators: [withFeature],
  parameters: answering(every),
  args: { address: address(), hrefOf: (place) => ('path' in place ? place.path : '#elsewhere') },
} satisfies Meta<typeof Promotions>;
export default meta;
type Story = StoryObj<typeof meta>;

/** §4: each status has its word, and the two that something can be done about a button. */
export const EveryStatus: Story = {
  tags: ['browser'],
  parameters: forMember(every),
  play: async ({ canvas, globals }) => {
    const { text } = storyWords(globals);
    const list = await canvas.findByRole('list', { name: text('promotions', 'title') });
    for (const status of ['applying', 'process', 'rejected', 'claimed', 'joined', 'comingSoon', 'close', 'issued'] as const)
      await expect(within(list).getByText(text('promotions', `status.${status}`))).toBeVisible();
    await expect(within(list).getByRole('link', { name: text('promotions', 'see') })).toHaveAttribute('href', '/promo?promotion=second');
    await expect(within(list).getByRole('button', { name: /2[.,]000/ })).toBeVisible();
    await expect(canvas.getByText(new RegExp(text('promotions', 'waiting', { count: 1 })))).toBeVisible();
  },
};

export const TermsBeforeJoining: Story = {
  args: { address: address({ promotion: 'second' }) },
  parameters: forMember({
    listPromotions: listing({}),
    joinPromotion: () => storyDeposit({ status: 'joined', entry: { entryId: storyBonus.bonusId, at: storyBonus.since, images: 0 } }),
  }),
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const { text } = storyWords(globals);
    const page = within(canvasElement.ownerDocument.body);
    // (5.000 + 500) × 3, before anything is agreed to.
    await expect(await page.findByText(/5[.,]000.*500.*× 3 = .*16[.,]500/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: text('promotions', 'join') }));
    await waitFor(() => expect(canvas.getByText(text('promotions', 'joined'))).toBeInTheDocument());
  },
};

export const Claiming: Story = {
  parameters: forMember({
    listPromotions: { promotions: [storyApplied({ status: 'claim', claimable: 2_000 })] },
    claimPromotion: () => storyApplied({ status: 'claimed' }),
  }),
  play: async ({ canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    await userEvent.click(await canvas.findByRole('button', { name: /2[.,]000/ }));
    await expect(await canvas.findByText(/2[.,]000.* (?:main wallet|ví chính)/)).toBeVisible();
    await expect(canvas.queryByText(text('promotions', 'failed'))).toBeNull();
  },
};

export const RefusedClaim: Story = {
  args: { address: address({ promotion: 'friday' }) },
  parameters: forMember({
    listPromotions: { promotions: [storyApplied({ status: 'claim', claimable: 2_000 })] },
    claimPromotion: new Refusal('promotion_not_open'),
  }),
  play: async ({ canvasElement, globals, userEvent }) => {
    const { text } = storyWords(globals);
    const page = within(canvasElement.ownerDocument.body);
    const [button] = (await page.findAllByRole('button', { name: /2[.,]000/ })).slice(-1);
    if (button) await userEvent.click(button);
    await expect(await page.findByText(text('core', 'promotion_not_open'))).toBeVisible();
  },
};

/** A bonus with its way, and what giving it up costs. */
export const Wagering: Story = {
  args: { address: address({ promotion: 'second' }) },
  parameters: forMember({
    listPromotions: listing({
      status: 'issued',
      bonus: storyBonus,
      entry: { entryId: storyBonus.bonusId, at: storyBonus.since, images: 0, amount: 500 },
    }),
    cancelBonus: { taken: 500 },
  }),
  play: async ({ canvasElement, globals, userEvent }) => {
    const { text } = storyWords(globals);
    const page = within(canvasElement.ownerDocument.body);
    const bars = await page.findAllByRole('progressbar');
    await expect(bars[0]).toHaveAttribute('aria-valuenow', '60');
    await userEvent.click(page.getByRole('button', { name: text('promotions', 'giveUp') }));
    const dialog = within(await page.findByRole('alertdialog'));
    await expect(dialog.getByText(/500/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: text('promotions', 'giveUp') }));
  },
};

export const Applying: Story = {
  args: { address: address({ promotion: 'friday' }) },
  parameters: forMember({
    listPromotions: { promotions: [storyApplied({ status: 'join' })] },
    requestPromotion: ({ comment }) =>
      storyApplied({ status: 'applying', entry: { entryId: storyBonus.bonusId, at: storyBonus.since, images: 0, comment } }),
  }),
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const { text } = storyWords(globals);
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: text('promotions', 'apply') }));
    await expect((await page.findAllByText(text('promotions', 'agreeFirst')))[0]).toBeVisible();
    await userEvent.type(page.getByRole('textbox'), 'Mã lệnh BZ7K');
    await userEvent.click(page.getByRole('checkbox'));
    await userEvent.click(page.getByRole('button', { name: text('promotions', 'apply') }));
    await waitFor(() => expect(canvas.getByText(text('promotions', 'sent'))).toBeInTheDocument());
  },
};

export const RefusedApplication: Story = {
  args: { address: address({ promotion: 'friday' }) },
  parameters: forMember({
    listPromotions: {
      promotions: [
        storyApplied({
          status: 'rejected',
          entry: { entryId: storyBonus.bonusId, at: storyBonus.since, images: 1, reason: 'Ảnh giấy tờ bị mờ.' },
        }),
      ],
    },
  }),
};

export const CheckIn: Story = {
  args: { address: address({ promotion: 'check-in' }) },
  parameters: forMember({ listPromotions: { promotions: [storyCheckIn()] } }),
  play: async ({ canvasElement, globals }) => {
    const { text } = storyWords(globals);
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByText(text('promotions', 'calendar.today'))).toBeVisible();
    await expect(page.getAllByText(text('promotions', 'calendar.taken'))).toHaveLength(3);
  },
};

export const Visitor: Story = {
  args: { address: address({ promotion: 'second' }) },
  parameters: answering({ listPromotions: listing({}) }),
  play: async ({ canvasElement, globals }) => {
    const page = within(canvasElement.ownerDocument.body);
    const link = await page.findByRole('link', { name: storyWords(globals).text('promotions', 'logInToJoin') });
    await expect(link).toHaveAttribute('href', '/promo?promotion=second&dialog=login');
  },
};

export const OneKind: Story = {
  args: { address: address({ category: 'casino' }) },
  play: async ({ canvas, globals }) => {
    const { text } = storyWords(globals);
    await expect(await canvas.findByText(new RegExp(text('promotions', 'count', { count: 8 })))).toBeVisible();
  },
};

export const Gone: Story = {
  args: { address: address({ promotion: 'unknown' }) },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(storyWords(globals).text('promotions', 'gone'))).toBeVisible();
  },
};

export const Loading: Story = { parameters: forMember({ listPromotions: 'never' }) };
export const None: Story = {
  parameters: forMember({ listPromotions: { promotions: [] } }),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(storyWords(globals).text('promotions', 'empty'))).toBeVisible();
  },
};
export const Offline: Story = {
  parameters: forMember({ listPromotions: 'offline' }),
  play: async ({ canvas, globals }) => {
    const { text } = storyWords(globals);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text('promotions', 'failed'));
  },
};
/** Its place while its code is on its way. */
export const CodeOnItsWay: Story = { render: () => <PromotionsSkeleton /> };
