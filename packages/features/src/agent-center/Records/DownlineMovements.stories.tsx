import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { PageValues } from '../../core/index.ts';
import { catchFiles, caughtFile } from '../../core/testing/catchFiles.ts';
import { Refusal, withFeature } from '../../core/testing/index.ts';
import { answeringTeam, storyMovements } from '../testing/storyTeam.ts';
import { teamWords } from '../testing/teamWords.ts';
import { DownlineMovementsEntry } from './DownlineMovementsEntry.tsx';

const at = (values: PageValues) => ({ values, open: fn(), change: fn(), close: fn() });
const meta = {
  title: 'AgentCenter/DownlineMovements',
  component: DownlineMovementsEntry,
  decorators: [withFeature],
  parameters: answeringTeam(),
  args: {
    part: undefined,
    openPart: fn(),
    partOf: () => null,
    address: at({ scope: 'team' }),
    hrefOf: (place) => ('agent' in place ? `/web?agent=${place.agent}&account=${place.values?.account ?? ''}` : '/web'),
  },
} satisfies Meta<typeof DownlineMovementsEntry>;
export default meta;
type Story = StoryObj<typeof meta>;
const onAPhone = { viewport: { value: 'w360', isRotated: false } };
const gateway = { isUp: false };
const goesDown = () => {
  gateway.isUp = false;
};

export const Movements: Story = {
  parameters: answeringTeam({
    listDownlineTransactions: ({ kind }) => ({ rows: storyMovements.filter((row) => kind === undefined || row.kind === kind) }),
  }),
  play: async (context) => {
    const { t } = teamWords(context);
    const table = within(await context.canvas.findByRole('table', { name: t('records.movements') }));
    await expect(await table.findByText(t('movement.deposit'))).toBeVisible();
    const kinds = context.canvas.getByRole('combobox', { name: t('column.kind') });
    await expect(within(kinds).queryByRole('option', { name: t('movement.bet') })).toBeNull();
    await context.userEvent.selectOptions(kinds, 'withdrawal');
    await waitFor(() => expect(table.queryByText('lananh21')).toBeNull());
  },
};
export const NoMovements: Story = { parameters: answeringTeam({ listDownlineTransactions: { rows: [] } }) };
export const MovementsFailed: Story = {
  parameters: answeringTeam({
    listDownlineTransactions: () => (gateway.isUp ? { rows: storyMovements } : new Refusal('system_error')),
  }),
  beforeEach: goesDown,
  play: async (context) => {
    const { t, words } = teamWords(context);
    await expect(await context.canvas.findByText(t('records.failed'))).toBeVisible();
    await expect(context.canvas.queryByRole('link', { name: t('path.own') })).toBeNull();
    gateway.isUp = true;
    await context.userEvent.click(context.canvas.getByRole('button', { name: words.retry }));
    await expect(await context.canvas.findByText('lananh21')).toBeVisible();
  },
};
/** An address may name an account that is not in the branch: there is a way back to the agent's own. */
export const MovementsNotInTheBranch: Story = {
  args: {
    address: at({ account: 'nobody' }),
  },
  parameters: answeringTeam({ listDownlineTransactions: new Refusal('downline_not_found') }),
  play: async (context) => {
    const { t } = teamWords(context);
    await expect(await context.canvas.findByRole('link', { name: t('path.own') })).toHaveAttribute(
      'href',
      '/web?agent=downlineTransactions&account=',
    );
  },
};
/** One file at a time: the gateway refuses a second one. */
export const MovementsExportRefused: Story = {
  beforeEach: catchFiles,
  parameters: answeringTeam({ downlineTransactionsFile: new Refusal('TOO_MANY_REQUEST', { retryAfterSeconds: 5 }) }),
  play: async (context) => {
    const { t } = teamWords(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: t('team.export') }));
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(t('team.exportFailed'));
    await expect(caughtFile()).rejects.toThrow('0 files');
  },
};
export const MovementsOnAPhone: Story = { globals: onAPhone };
