import type { ContractTerms, processContract, RequestOf } from '@baize/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Refusal, storyWords, withFeature } from '../../core/testing/index.ts';
import {
  answeringContracts,
  storyAgreement,
  storyChanged,
  storyOfDownline,
  storyOfMember,
  storyPartyId,
  storyWaiting,
} from '../testing/storyAgreements.ts';
import { Contracts } from './Contracts.tsx';

const taken: RequestOf<typeof processContract>[] = [];
const processing = (request: RequestOf<typeof processContract>) => {
  taken.push(request);
  return {};
};
const ending = {
  id: '0a52c3d1-9d3b-4a44-9d7b-00000000000e',
  account: 'ducanh',
  nickname: 'Đức Anh',
  type: 'dividend',
  productType: 'LIVE',
  topRate: 1_700,
} as const;

const meta = {
  title: 'AgentContracts/Contracts',
  component: Contracts,
  decorators: [withFeature],
  args: { type: 'dividend' },
  parameters: answeringContracts({ listContracts: storyOfMember(), processContract: processing }, 'minh88'),
  beforeEach: () => void taken.splice(0),
} satisfies Meta<typeof Contracts>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const wordsOf = ({ globals }: Pick<PlayContext, 'globals'>) => {
  const { text, words } = storyWords(globals);
  return {
    t: (key: string, slots?: Record<string, string | number>) => text('agent-contracts', key, slots),
    words,
    error: (code: string) => text('core', code),
  };
};
const cardOf = async (context: PlayContext, key: string) =>
  within(await context.canvas.findByRole('region', { name: wordsOf(context).t(key) }));
const press = async (context: PlayContext, card: string, key: string): Promise<void> =>
  context.userEvent.click((await cardOf(context, card)).getByRole('button', { name: wordsOf(context).t(key) }));
const agree = async (context: PlayContext, key: string): Promise<void> =>
  context.userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: wordsOf(context).t(key) }));

/** A member reads what changes against the contract in force, and signs. */
export const OfferSigned: Story = {
  tags: ['browser'],
  play: async (context) => {
    const { t } = wordsOf(context);
    const card = await cardOf(context, 'stage.waiting.upline');
    await expect(card.getByText(t('change.added', { tier: 2, rate: '12%' }))).toBeVisible();
    await press(context, 'stage.waiting.upline', 'act.sign');
    await agree(context, 'sign');
    await expect(await context.canvas.findByText(t('done.A'))).toBeVisible();
    await expect(taken).toMatchObject([{ action: 'A', endsContracts: [] }]);
  },
};
/** §4 "after consent": what would end is named, and the signature waits for the consent. */
export const EndsOthers: Story = {
  parameters: answeringContracts(
    { listContracts: storyOfMember(), processContract: processing, previewContract: { endsContracts: [ending] } },
    'agent88',
  ),
  play: async (context) => {
    const { t } = wordsOf(context);
    const card = await cardOf(context, 'stage.waiting.upline');
    await expect(await card.findByText(/Đức Anh \(ducanh\)/)).toBeVisible();
    const sign = card.getByRole('button', { name: t('act.sign') });
    await expect(sign).toHaveAttribute('aria-disabled', 'true');
    await context.userEvent.click(card.getByRole('checkbox'));
    await waitFor(() => expect(sign).not.toHaveAttribute('aria-disabled', 'true'));
    await context.userEvent.click(sign);
    await agree(context, 'sign');
    await waitFor(() => expect(taken).toMatchObject([{ endsContracts: [ending.id] }]));
  },
};
const signedFish = { isIt: false };
const fish = storyWaiting({ terms: { ...storyChanged, productType: 'FISH' } as ContractTerms });
/** What is signed does not take the reader to another kind. */
export const StaysWithItsKind: Story = {
  parameters: answeringContracts(
    {
      listContracts: () => storyOfMember({ open: signedFish.isIt ? [storyAgreement()] : [fish, storyAgreement()] }),
      processContract: () => {
        signedFish.isIt = true;
        return {};
      },
    },
    'minh88',
  ),
  beforeEach: () => {
    signedFish.isIt = false;
  },
  play: async (context) => {
    const { t } = wordsOf(context);
    await press(context, 'stage.waiting.upline', 'act.refuse');
    await expect(await context.canvas.findByText(t('none.title'))).toBeVisible();
    await expect(context.canvas.getByRole('combobox', { name: t('kind.product') })).toHaveValue('FISH');
  },
};
/** What is over keeps its terms. */
export const VersionOpened: Story = {
  play: async (context) => {
    const { t } = wordsOf(context);
    const history = await cardOf(context, 'history.title');
    await context.userEvent.click(history.getByRole('button', { name: /18\s?%/ }));
    const name = t('type.dividend', { product: t('product.LIVE') });
    await expect(await history.findByRole('table', { name: t('terms', { name }) })).toBeVisible();
  },
};
export const EndAsked: Story = {
  parameters: answeringContracts({ listContracts: storyOfMember({ open: [storyAgreement()] }), processContract: processing }, 'minh88'),
  play: async (context) => {
    await press(context, 'stage.inForce', 'act.askEnd');
    await agree(context, 'act.yes');
    await waitFor(() => expect(taken).toMatchObject([{ action: 'C' }]));
  },
};
/** The upline reads what a downline asks for: he signs, refuses, or offers something else. */
export const Requested: Story = {
  args: { downlineId: storyPartyId },
  parameters: answeringContracts({
    listContracts: storyOfDownline({ open: [storyWaiting({ proposedBy: 'downline' }), storyAgreement()] }),
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    await press(context, 'stage.waiting.downline', 'act.counter');
    await expect(await context.canvas.findByRole('button', { name: t('studio.offer') })).toBeVisible();
  },
};
export const None: Story = {
  args: { downlineId: storyPartyId },
  parameters: answeringContracts({ listContracts: storyOfDownline({ open: [], own: [], rows: [] }) }),
  play: async (context) => {
    const { t } = wordsOf(context);
    await expect(await context.canvas.findByText(t('none.title'))).toBeVisible();
    await expect(context.canvas.getByText(t('cannotWrite.upline'))).toBeVisible();
  },
};
export const EachType: Story = { args: { type: undefined } };
export const Loading: Story = {
  parameters: answeringContracts({ listContracts: 'never' }),
  play: async (context) => {
    await expect(await context.canvas.findByRole('status', { name: wordsOf(context).words.loading })).toBeVisible();
  },
};
const gateway = { isUp: false };
export const FailedAndTriedAgain: Story = {
  parameters: answeringContracts({ listContracts: () => (gateway.isUp ? storyOfMember() : new Refusal('system_error')) }),
  beforeEach: () => {
    gateway.isUp = false;
  },
  play: async (context) => {
    const { t, words } = wordsOf(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(t('list.failed'));
    gateway.isUp = true;
    await context.userEvent.click(context.canvas.getByRole('button', { name: words.retry }));
    await cardOf(context, 'stage.inForce');
  },
};
export const AnsweredElsewhere: Story = {
  parameters: answeringContracts({ listContracts: storyOfMember(), processContract: new Refusal('contract_answered') }, 'minh88'),
  play: async (context) => {
    await press(context, 'stage.waiting.upline', 'act.refuse');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(wordsOf(context).error('contract_answered'));
  },
};
