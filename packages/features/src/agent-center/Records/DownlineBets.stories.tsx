import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { PageValues } from '../../core/index.ts';
import { catchFiles, caughtFile } from '../../core/testing/catchFiles.ts';
import { Refusal, withFeature } from '../../core/testing/index.ts';
import { answeringTeam, storyBets, storyBetTotals, storyRound } from '../testing/storyTeam.ts';
import { teamWords } from '../testing/teamWords.ts';
import { DownlineBetsEntry } from './DownlineBetsEntry.tsx';

const at = (values: PageValues) => ({ values, open: fn(), change: fn(), close: fn() });
const meta = {
  title: 'AgentCenter/DownlineBets',
  component: DownlineBetsEntry,
  decorators: [withFeature],
  parameters: answeringTeam(),
  args: {
    part: undefined,
    openPart: fn(),
    partOf: () => null,
    address: at({ scope: 'team' }),
    hrefOf: (place) => ('agent' in place ? `/web?agent=${place.agent}&account=${place.values?.account ?? ''}` : '/web'),
  },
} satisfies Meta<typeof DownlineBetsEntry>;
export default meta;
type Story = StoryObj<typeof meta>;
const onAPhone = { viewport: { value: 'w360', isRotated: false } };
const gateway = { isUp: false };
const goesDown = () => {
  gateway.isUp = false;
};

/** Each row names its account: two players of one table have rounds of one name. */
export const Bets: Story = {
  tags: ['browser'],
  play: async (context) => {
    const { t } = teamWords(context);
    const table = within(await context.canvas.findByRole('table', { name: t('records.bets') }));
    await waitFor(() => expect(table.getAllByRole('row')[1]).toHaveTextContent(/minhtri07.*50[.,]000.*97[.,]500.*\+.*47[.,]500/));
    await expect(table.getAllByRole('row')[2]).toHaveTextContent(/lananh21.*Baccarat 7/);
    await expect(context.canvas.getByText(new RegExp(t('records.open', { number: 1 })))).toBeVisible();
  },
};
const asked = fn();
/** What is chosen is what the gateway is asked for; a vendor of another type is not offered. */
export const BetsChosen: Story = {
  args: { address: at({ account: 'giahan18', scope: 'direct' }) },
  parameters: answeringTeam({
    listDownlineBets: (request) => {
      asked(request);
      return { rows: request.vendorType === 'LIVE' ? storyBets.slice(1) : [] };
    },
  }),
  beforeEach: () => void asked.mockClear(),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { t } = teamWords(context);
    await expect(await canvas.findByText(t('records.noBets'))).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('records.vendorType') }), 'LIVE');
    const vendor = canvas.getByRole('combobox', { name: t('records.vendor') });
    await waitFor(() => expect(within(vendor).getAllByRole('option')).toHaveLength(2));
    await userEvent.selectOptions(vendor, 'AG');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('column.state') }), 'open');
    await userEvent.type(canvas.getByRole('textbox', { name: t('records.game') }), 'baccarat');
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith(
        expect.objectContaining({
          ...{ account: 'giahan18', scope: 'direct', vendorType: 'LIVE', vendor: 'AG', state: 'open', game: 'baccarat' },
        }),
      ),
    );
  },
};
/** Without anything in the address they are of those directly below; a name that is found is looked at alone. */
export const WhoseChosen: Story = {
  args: { address: at({}) },
  play: async ({ canvas, args, userEvent, globals }) => {
    const { t } = teamWords({ globals });
    const scope = await canvas.findByRole('combobox', { name: t('records.scope') });
    await expect(scope).toHaveValue('direct');
    await userEvent.selectOptions(scope, 'team');
    await expect(args.address.change).toHaveBeenLastCalledWith(expect.objectContaining({ account: undefined, scope: 'team' }));
    await userEvent.type(canvas.getByRole('searchbox'), 'giahan18{Enter}');
    await expect(args.address.change).toHaveBeenLastCalledWith(expect.objectContaining({ account: 'giahan18', scope: 'one' }));
  },
};
export const Round: Story = {
  play: async (context) => {
    const { t } = teamWords(context);
    const [first] = await context.canvas.findAllByRole('button', { name: /Golden Dragon|Rồng Vàng/ });
    if (!first) throw new Error('no round');
    await context.userEvent.click(first);
    const detail = within(await screen.findByRole('dialog'));
    await expect(detail.getByText('minhtri07')).toBeVisible();
    const course = await detail.findByRole('table', { name: t('round.movements') });
    await waitFor(() => expect(within(course).getAllByRole('row')).toHaveLength(1 + storyRound.length));
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
/** All that the filter lets through, loaded or not. */
export const Exported: Story = {
  beforeEach: catchFiles,
  parameters: answeringTeam({
    downlineBetsFile: (request) => (request.get('scope') === 'team' && request.get('state') === 'open' ? 'minhtri07\r\n' : ''),
  }),
  play: async (context) => {
    const { t } = teamWords(context);
    await context.userEvent.selectOptions(await context.canvas.findByRole('combobox', { name: t('column.state') }), 'open');
    await context.userEvent.click(await context.canvas.findByRole('button', { name: t('team.export') }));
    const { name, lines } = await waitFor(caughtFile);
    await expect(name).toMatch(/^bets_\d{4}-.*\.csv$/);
    await expect(lines).toEqual(['minhtri07', '']);
  },
};
/** A page may end before it has found a row: there is a way on. */
export const Searching: Story = {
  parameters: answeringTeam({ listDownlineBets: ({ after }) => (after ? { rows: storyBets } : { rows: [], next: 'further' }) }),
  play: async (context) => {
    const { t } = teamWords(context);
    await expect(await context.canvas.findByText(t('records.searching'))).toBeVisible();
    await context.userEvent.click(context.canvas.getByRole('button', { name: t('team.more') }));
    await expect(await context.canvas.findByText('minhtri07')).toBeVisible();
  },
};
/** Totals of a part say so. */
export const PartOfTotals: Story = {
  parameters: answeringTeam({ getDownlineBetTotals: { ...storyBetTotals, isWhole: false } }),
  play: async (context) => {
    const { t } = teamWords(context);
    await expect(await context.canvas.findByText(new RegExp(t('records.part')))).toBeVisible();
  },
};
export const NoBets: Story = { parameters: answeringTeam({ listDownlineBets: { rows: [] } }) };
export const Loading: Story = { parameters: answeringTeam({ listDownlineBets: 'never', getDownlineBetTotals: 'never' }) };
export const Failed: Story = {
  parameters: answeringTeam({ listDownlineBets: () => (gateway.isUp ? { rows: storyBets } : new Refusal('downline_not_found')) }),
  beforeEach: goesDown,
  play: async (context) => {
    const { t, words } = teamWords(context);
    await expect(await context.canvas.findByText(t('records.failed'))).toBeVisible();
    await expect(context.canvas.queryByRole('link', { name: t('path.own') })).toBeNull();
    gateway.isUp = true;
    await context.userEvent.click(context.canvas.getByRole('button', { name: words.retry }));
    await expect(await context.canvas.findByText(/97[.,]500/)).toBeVisible();
  },
};
/** An address may name an account that is not in the branch: there is a way back to the agent's own. */
export const NotInTheBranch: Story = {
  args: {
    address: at({ account: 'nobody' }),
  },
  parameters: answeringTeam({ listDownlineBets: new Refusal('downline_not_found') }),
  play: async (context) => {
    const { t } = teamWords(context);
    await expect(await context.canvas.findByRole('link', { name: t('path.own') })).toHaveAttribute(
      'href',
      '/web?agent=debtRecord&account=',
    );
  },
};
/** What is chosen folds away, so that the first rows are in sight. */
export const BetsOnAPhone: Story = {
  tags: ['browser'],
  globals: onAPhone,
  play: async ({ canvas, userEvent, globals }) => {
    const { t } = teamWords({ globals });
    const fold = await canvas.findByRole('button', { name: t('records.filters') });
    await expect(canvas.queryByRole('combobox', { name: t('column.state') })).toBeNull();
    await userEvent.click(fold);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('column.state') }), 'open');
    await expect(fold).toHaveAccessibleName(t('records.filtersOn', { count: 1 }));
  },
};
