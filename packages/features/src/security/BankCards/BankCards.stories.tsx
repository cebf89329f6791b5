import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { type Answers, fillIn, Refusal, withFeature } from '../../core/testing/index.ts';
import { storyParts } from '../testing/storyParts.ts';
import { answering, bareSecurity, fullSecurity, storyBankCard, storyBankCards } from '../testing/storySecurity.ts';
import { BankCards } from './BankCards.tsx';

const meta = {
  title: 'Security/BankCards',
  component: BankCards,
  decorators: [withFeature],
  parameters: { docs: { story: { inline: false, height: '640px' } }, ...answering() },
  args: { security: fullSecurity, overviewHref: '/web?center=account', hrefOf: (page) => `/web?center=account&page=${page}` },
} satisfies Meta<typeof BankCards>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const answers = (given: Answers) => ({ ...meta.parameters, ...answering(given) });
const shown = 'Vietcombank •••• 6789';

async function listOf(context: PlayContext, held: number) {
  const { t } = storyParts(context);
  return await context.canvas.findByRole('list', { name: t('bankCards.list', { held, most: 5 }) });
}

/** What had the focus is gone: it stands where the list begins, and not at the page's. */
async function listHasFocus({ canvas }: PlayContext): Promise<void> {
  await waitFor(() => expect(document.activeElement).toHaveAttribute('tabindex', '-1'));
  await expect(document.activeElement).toContainElement(canvas.getByRole('list'));
}

export const Composed: Story = {
  parameters: answers({ listBankCards: { cards: storyBankCards.slice(0, 3) } }),
  play: async (context) => {
    const { button } = storyParts(context);
    const [first] = within(await listOf(context, 3)).getAllByRole('listitem');
    await expect(first).toHaveTextContent(shown);
    await expect(first).toHaveTextContent('N***** V** A*');
    // §9: in the zone of the brand's day.
    await waitFor(() => expect(first).toHaveTextContent('2026-11-18 10:15:00'));
    await expect(await button('bankCards.add')).not.toHaveAttribute('aria-disabled');
  },
};
export const NoCard: Story = {
  parameters: answers({ listBankCards: { cards: [] } }),
  play: async (context) => {
    const { t, button } = storyParts(context);
    await expect(await context.canvas.findByText(t('bankCards.empty'))).toBeVisible();
    await expect(await button('bankCards.add')).not.toHaveAttribute('aria-disabled');
  },
};
/** §4: nothing changes, and the way to customer service is there. */
export const Locked: Story = {
  parameters: answers({ listBankCards: { cards: [{ ...storyBankCard, isLocked: true }, ...storyBankCards.slice(1, 2)] } }),
  play: async (context) => {
    const { t, button } = storyParts(context);
    const [locked, other] = within(await listOf(context, 2)).getAllByRole('listitem');
    await expect(within(locked as HTMLElement).getByText(t('bankCards.locked'))).toBeVisible();
    await expect(within(locked as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
    await expect(within(other as HTMLElement).getByRole('button')).toBeVisible();
    await expect(await context.canvas.findByRole('link', { name: 'Telegram' })).toHaveAttribute('href', 'https://telegram.example/baize');
    const add = await button('bankCards.add');
    await expect(add).toHaveAttribute('aria-disabled', 'true');
    await expect(add).toHaveAccessibleDescription(t('bankCards.lockedAbout'));
    await context.userEvent.click(add);
    await expect(context.canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
};
/** §9 "up to 5 per account". */
export const Full: Story = {
  parameters: answers({ listBankCards: { cards: storyBankCards } }),
  play: async (context) => {
    const { t, button } = storyParts(context);
    await listOf(context, 5);
    await expect(await button('bankCards.add')).toHaveAttribute('aria-disabled', 'true');
    await expect(context.canvas.getByText(t('bankCards.fullAbout', { most: 5 }))).toBeVisible();
  },
};
export const NothingSet: Story = {
  args: { security: bareSecurity },
  parameters: answers({ listBankCards: { cards: [] } }),
  play: async (context) => {
    const { t, button } = storyParts(context);
    const realName = await context.canvas.findByRole('link', { name: t('realName.set') });
    await expect(realName).toHaveAttribute('href', '/web?center=account&page=realName');
    await expect(context.canvas.getByRole('link', { name: t('fund.set') })).toHaveAttribute('href', '/web?center=account&page=fund');
    await expect(await button('bankCards.add')).toHaveAttribute('aria-disabled', 'true');
  },
};
export const NoFundPassword: Story = {
  args: { security: { ...fullSecurity, hasFundPassword: false } },
  play: async (context) => {
    const { t } = storyParts(context);
    await expect(await context.canvas.findByRole('link', { name: t('fund.set') })).toBeVisible();
    await expect(context.canvas.queryByRole('link', { name: t('realName.set') })).not.toBeInTheDocument();
  },
};
export const Added: Story = {
  parameters: {
    ...meta.parameters,
    feature: {
      ...meta.parameters.feature,
      answers: (): Answers => {
        const cards: (typeof storyBankCard)[] = [];
        return answering({
          listBankCards: () => ({ cards }),
          addBankCard: () => {
            cards.push(storyBankCard);
            return storyBankCard;
          },
        }).feature.answers;
      },
    },
  },
  play: async (context) => {
    const { t, button, field } = storyParts(context);
    await context.userEvent.click(await button('bankCards.add'));
    await waitFor(async () => expect(await field('bankCards.bank')).toHaveFocus());
    await fillIn(context.userEvent, await field('bankCards.bank'), 'vietcom');
    await context.userEvent.click(await context.canvas.findByRole('option', { name: 'Vietcombank' }));
    await fillIn(context.userEvent, await field('bankCards.number'), '0123 456 789');
    await fillIn(context.userEvent, await field('fund'), 'Hushed77');
    await context.userEvent.click(await button('bankCards.save'));
    await expect(await context.canvas.findByText(t('bankCards.added', { card: shown }))).toBeVisible();
    await expect(await listOf(context, 1)).toHaveTextContent(shown);
    await listHasFocus(context);
  },
};
export const AddingLeft: Story = {
  play: async (context) => {
    const { button } = storyParts(context);
    await context.userEvent.click(await button('bankCards.add'));
    await context.userEvent.click(await button('bankCards.leave'));
    await listOf(context, 1);
    await listHasFocus(context);
  },
};

async function askToRemove(context: PlayContext) {
  const parts = storyParts(context);
  await context.userEvent.click(await context.canvas.findByRole('button', { name: parts.t('bankCards.removeThis', { card: shown }) }));
  await waitFor(async () => expect(await parts.field('fund')).toHaveFocus());
  return parts;
}
export const Removed: Story = {
  parameters: {
    ...meta.parameters,
    feature: {
      ...meta.parameters.feature,
      answers: (): Answers => {
        let cards = storyBankCards.slice(0, 2);
        return answering({
          listBankCards: () => ({ cards }),
          removeBankCard: ({ cardId }) => {
            cards = cards.filter((card) => card.cardId !== cardId);
            return {};
          },
        }).feature.answers;
      },
    },
  },
  play: async (context) => {
    const { t, button, field } = await askToRemove(context);
    await expect(context.canvas.getByText(t('bankCards.removeQuestion', { card: shown }))).toBeVisible();
    await fillIn(context.userEvent, await field('fund'), 'Hushed77');
    await context.userEvent.click(await button('bankCards.removeSave'));
    await expect(await context.canvas.findByText(t('bankCards.removed', { card: shown }))).toBeVisible();
    await expect(await listOf(context, 1)).not.toHaveTextContent(shown);
  },
};
export const RemovalLeft: Story = {
  play: async (context) => {
    const { button } = await askToRemove(context);
    await context.userEvent.click(await button('bankCards.keep'));
    await expect(await listOf(context, 1)).toHaveTextContent(shown);
    await listHasFocus(context);
  },
};
export const BanksNotLoaded: Story = {
  parameters: answers({ listBanks: new Refusal('service_unavailable') }),
  play: async (context) => {
    const { t, words, button } = storyParts(context);
    await context.userEvent.click(await button('bankCards.add'));
    await expect(await context.canvas.findByText(t('bankCards.banksFailed'))).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: words.retry })).toBeVisible();
  },
};
export const Loading: Story = { parameters: answers({ listBankCards: 'never' }) };
export const NotLoaded: Story = {
  parameters: answers({ listBankCards: new Refusal('service_unavailable') }),
  play: async (context) => {
    const { t, words, error } = storyParts(context);
    await expect(await context.canvas.findByText(t('bankCards.loadFailed'))).toBeVisible();
    await expect(context.canvas.getByRole('alert')).toHaveTextContent(error('service_unavailable'));
    await expect(context.canvas.getByRole('button', { name: words.retry })).toBeVisible();
  },
};
