import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, type UserEventObject, waitFor, within } from 'storybook/test';
import {
  type Answers,
  heldAnswer,
  Refusal,
  type StoryWords,
  storyMember,
  storyPermission,
  storyWords,
  withFeature,
} from '../../core/testing/index.ts';
import { storyMovements, storyPoints, storyRedemption, storyRedemptions, storyRewards } from '../testing/storyPoints.ts';
import { PointsMall } from './PointsMall.tsx';

const reads = {
  getPoints: storyPoints,
  listPointRewards: { rows: storyRewards },
  listRedemptions: { rows: storyRedemptions },
  listPointMovements: { rows: storyMovements },
};
const answering = (answers: Answers = {}) => ({
  feature: {
    account: 'minh88',
    answers: { getMemberInfo: storyMember, getPermission: storyPermission, ...reads, ...answers } satisfies Answers,
  },
});
const address = (values: Record<string, string> = {}) => ({ values, open: fn(), change: fn(), close: fn() });

const meta = {
  title: 'PointsMall/PointsMall',
  component: PointsMall,
  decorators: [withFeature],
  parameters: answering(),
  args: { address: address({ category: 'gifts' }), hrefOf: (place) => ('path' in place ? place.path : '#elsewhere') },
} satisfies Meta<typeof PointsMall>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enough, lacking and sold out each look different. */
export const Gifts: Story = {
  tags: ['browser'],
  play: async ({ canvas, globals }) => {
    const { text } = storyWords(globals);
    await expect(await canvas.findByRole('tab', { name: text('points-mall', 'type.gifts') })).toHaveAttribute('aria-selected', 'true');
    const redeem = canvas.getAllByRole('link', { name: new RegExp(`^${text('points-mall', 'redeem')} `) });
    await expect(redeem.map((link) => link.getAttribute('href'))).toEqual([
      '/pointMall?category=gifts&reward=deck',
      '/pointMall?category=gifts&reward=tet',
    ]);
    await expect(canvas.getByText(/101[.,]740/)).toBeVisible();
    await expect(canvas.getByText(text('points-mall', 'soldOut'))).toBeVisible();
    await expect(canvas.getAllByText(new RegExp(text('points-mall', 'redeemedCount', { redeemed: '4' })))).toHaveLength(4);
    await expect(canvas.getByText(/340 (?:until|nữa)|₫\s?340/)).toBeVisible();
  },
};

export const Affordable: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    await userEvent.click(await canvas.findByRole('checkbox', { name: text('points-mall', 'affordable') }));
    await expect(canvas.queryByText(text('points-mall', 'soldOut'))).toBeNull();
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
  },
};

/** Fills the form of goods in. */
async function typeAll(dialog: ReturnType<typeof within>, text: StoryWords['text'], userEvent: UserEventObject): Promise<void> {
  const box = (name: 'name' | 'phone' | 'address') => dialog.getByRole('textbox', { name: text('points-mall', `shipping.${name}`) });
  await userEvent.type(box('name'), 'Nguyễn Minh Anh');
  await userEvent.type(box('phone'), '0912 345 678');
  await userEvent.type(box('address'), '12 Lý Thường Kiệt, Hà Nội');
  await userEvent.type(dialog.getByLabelText(new RegExp(text('points-mall', 'fundPassword'))), 'Fund1234');
}

export const RedeemingAGift: Story = {
  args: { address: address({ category: 'gifts', reward: 'deck' }) },
  parameters: answering({ redeemReward: { redemption: storyRedemption, balance: 40_260 } }),
  play: async ({ canvasElement, globals, userEvent }) => {
    const { text } = storyWords(globals);
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('dialog'));
    const send = dialog.getByRole('button', { name: /8[.,]000/ });
    await userEvent.click(send);
    await expect(dialog.getByRole('textbox', { name: text('points-mall', 'shipping.name') })).toBeInvalid();
    await typeAll(dialog, text, userEvent);
    await userEvent.click(send);
    await expect(await dialog.findByText(text('points-mall', 'asked'))).toBeVisible();
    await expect(dialog.getByRole('link', { name: text('points-mall', 'menu.history') })).toHaveAttribute(
      'href',
      '/pointMall?category=gifts&menu=history',
    );
  },
};

export const SoldOutMeanwhile: Story = {
  args: { address: address({ category: 'preferential', reward: 'credit' }) },
  parameters: answering({ redeemReward: new Refusal('reward_sold_out') }),
  play: async ({ canvasElement, globals, userEvent }) => {
    const { text } = storyWords(globals);
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(new RegExp(text('points-mall', 'fundPassword'))), 'Fund1234');
    await userEvent.click(dialog.getByRole('button', { name: /9[.,]500/ }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(text('core', 'reward_sold_out'));
  },
};

/** Whatever is typed while it is sent: why it was refused is said, and the address stays. */
const refusal = heldAnswer(new Refusal('insufficient_balance'));
export const RefusedWhileTyping: Story = {
  args: { address: address({ category: 'gifts', reward: 'deck' }) },
  parameters: answering({ redeemReward: refusal.answer }),
  beforeEach: () => refusal.hold(),
  play: async ({ canvasElement, globals, userEvent }) => {
    const { text } = storyWords(globals);
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await typeAll(dialog, text, userEvent);
    await userEvent.click(dialog.getByRole('button', { name: /8[.,]000/ }));
    const where = dialog.getByRole('textbox', { name: text('points-mall', 'shipping.address') });
    await userEvent.type(where, ', Việt Nam');
    refusal.arrive();
    await expect(await dialog.findByRole('alert')).toHaveTextContent(text('core', 'insufficient_balance'));
    await expect(where).toHaveValue('12 Lý Thường Kiệt, Hà Nội, Việt Nam');
  },
};

/** The field that was refused has the focus, and its sentence. */
export const WrongFundPassword: Story = {
  args: { address: address({ category: 'gifts', reward: 'deck' }) },
  parameters: answering({ redeemReward: new Refusal('fund_password_error') }),
  play: async ({ canvasElement, globals, userEvent }) => {
    const { text } = storyWords(globals);
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await typeAll(dialog, text, userEvent);
    await userEvent.click(dialog.getByRole('button', { name: /8[.,]000/ }));
    const password = dialog.getByLabelText(new RegExp(text('points-mall', 'fundPassword')));
    await waitFor(() => expect(password).toHaveFocus());
    await expect(password).toHaveAccessibleDescription(text('core', 'fund_password_error'));
  },
};

export const OutOfReach: Story = {
  args: { address: address({ category: 'gifts', reward: 'watch' }) },
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await expect(dialog.getByText(/101[.,]740/)).toBeVisible();
    await expect(dialog.queryByLabelText(/password|mật khẩu/i)).toBeNull();
  },
};

export const Gone: Story = { args: { address: address({ reward: 'none' }) } };

/** What a conversion brings and what stays is said before the fund password is asked for. */
export const ConvertingPoints: Story = {
  parameters: answering({ convertPoints: { points: 1_200, amount: 1_200, balance: 47_060 } }),
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const { text } = storyWords(globals);
    const field = await canvas.findByRole('textbox', { name: text('points-mall', 'convert.points') });
    await expect(field).toHaveAccessibleDescription(/1[.,]000/);
    await userEvent.type(field, '999');
    await userEvent.click(canvas.getByRole('button', { name: text('points-mall', 'convert.next') }));
    await expect(field).toBeInvalid();
    await userEvent.clear(field);
    await userEvent.type(field, '1 250');
    await expect(canvas.getByText(text('points-mall', 'convert.rest', { count: 50, points: '50' }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: text('points-mall', 'convert.next') }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(new RegExp(text('points-mall', 'fundPassword'))), 'Fund1234');
    await userEvent.click(dialog.getByRole('button', { name: /1[.,]200/ }));
    await expect(await dialog.findByText(text('points-mall', 'convert.done'))).toBeVisible();
  },
};

export const WithoutFundPassword: Story = {
  args: { address: address({ category: 'preferential', reward: 'credit' }) },
  parameters: answering({ getPoints: { ...storyPoints, hasFundPassword: false } }),
  play: async ({ canvasElement, globals }) => {
    const { text } = storyWords(globals);
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await expect(dialog.getByRole('link', { name: text('points-mall', 'setFundPassword') })).toBeVisible();
  },
};

export const History: Story = {
  args: { address: address({ menu: 'history' }) },
  play: async ({ canvasElement, globals }) => {
    const { text } = storyWords(globals);
    const page = within(canvasElement.ownerDocument.body);
    const drawer = within(await page.findByRole('dialog', { name: text('points-mall', 'menu.history') }));
    for (const status of ['applying', 'passed', 'completed', 'rejected'] as const)
      await expect(await drawer.findByText(text('points-mall', `status.${status}`))).toBeVisible();
    await expect(drawer.getByText(text('points-mall', 'remark', { remark: 'Hết hàng' }))).toBeVisible();
  },
};
export const EmptyHistory: Story = {
  args: { address: address({ menu: 'history' }) },
  parameters: answering({ listRedemptions: { rows: [] } }),
};
export const Details: Story = {
  args: { address: address({ menu: 'details' }) },
  play: async ({ canvasElement, globals }) => {
    const { text } = storyWords(globals);
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByText(text('points-mall', 'earnedBy', { game: text('points-mall', 'gameType.slot') }))).toBeVisible();
    await expect(page.getByText(/[-−]8[.,]000/)).toBeVisible();
  },
};
export const Rules: Story = { args: { address: address({ menu: 'rules' }) } };
export const Empty: Story = {
  parameters: answering({ getPoints: { balance: 0, rates: [], hasFundPassword: true }, listPointRewards: { rows: [] } }),
  play: async ({ canvas, globals }) => {
    const { text } = storyWords(globals);
    await expect(await canvas.findByText(text('points-mall', 'empty'))).toBeVisible();
    await expect(canvas.getByText(text('points-mall', 'noRates'))).toBeVisible();
  },
};
export const Loading: Story = { parameters: answering({ getPoints: 'never' }) };
export const Offline: Story = {
  parameters: answering({ getPoints: 'offline' }),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(storyWords(globals).text('points-mall', 'failed'));
  },
};
export const RewardsMissing: Story = {
  parameters: answering({ listPointRewards: new Refusal('system_error') }),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(storyWords(globals).text('points-mall', 'rewardsFailed'));
  },
};
