import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { catchFiles, caughtFile } from '../../core/testing/catchFiles.ts';
import { Refusal, withFeature } from '../../core/testing/index.ts';
import { answeringTeam, storyAgent, storyBelow, storyLines, storyStatement } from '../testing/storyTeam.ts';
import { teamWords } from '../testing/teamWords.ts';
import { TeamStatementEntry } from './TeamStatementEntry.tsx';

const meta = {
  title: 'AgentCenter/TeamStatement',
  component: TeamStatementEntry,
  decorators: [withFeature],
  parameters: answeringTeam(),
  args: {
    part: undefined,
    openPart: fn(),
    partOf: () => null,
    address: undefined as never,
    hrefOf: (place) => ('agent' in place ? `/web?agent=${place.agent}&account=${place.values?.account ?? ''}` : '/web'),
  },
} satisfies Meta<typeof TeamStatementEntry>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const linesOf = async (context: PlayContext): Promise<HTMLElement[]> => {
  const { t } = teamWords(context);
  await context.canvas.findByText('Minh Trí');
  return within(context.canvas.getByRole('table', { name: t('statement.lines') }))
    .getAllByRole('row')
    .slice(1);
};

/** His own line first, then all below; the last row is their sum. Only who has somebody below leads further down. */
export const Ready: Story = {
  tags: ['browser'],
  play: async (context) => {
    const { t } = teamWords(context);
    const rows = await linesOf(context);
    await expect(rows).toHaveLength(storyLines.length + 2);
    await expect(rows[0]).toHaveTextContent(new RegExp(`Quốc Bảo.*${t('statement.own')}`));
    await expect(rows[1]).toHaveTextContent(/Gia Hân.*412[.,]880[.,]000/);
    await expect(rows.at(-1)).toHaveTextContent(new RegExp(`${t('statement.sum')}.*747[.,]792[.,]500`));
    await expect(context.canvas.getByRole('link', { name: 'Gia Hân' })).toHaveAttribute(
      'href',
      '/web?agent=profitAndLoss&account=giahan18',
    );
    await expect(context.canvas.queryByRole('link', { name: 'Minh Trí' })).toBeNull();
  },
};
/** The way back up stands above what lies deeper. */
export const Deeper: Story = {
  parameters: answeringTeam({ getTeamStatement: { ...storyStatement, path: [storyAgent, storyBelow] } }),
  play: async (context) => {
    const { t } = teamWords(context);
    const path = within(await context.canvas.findByRole('navigation', { name: t('path') }));
    await expect(path.getByRole('link', { name: t('path.you', { nickname: 'Quốc Bảo' }) })).toHaveAttribute(
      'href',
      '/web?agent=profitAndLoss&account=',
    );
    await expect(path.getByText('Gia Hân')).toHaveAttribute('aria-current', 'page');
  },
};
/** The file is the gateway's, byte by byte. */
export const Exported: Story = {
  beforeEach: catchFiles,
  parameters: answeringTeam({ teamStatementFile: '\uFEFFAccount,Net\r\nagent01,12\r\n' }),
  play: async (context) => {
    const { t } = teamWords(context);
    await linesOf(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: t('team.export') }));
    const { name, lines } = await waitFor(caughtFile);
    await expect(name).toMatch(/^team_.*\.csv$/);
    await expect(lines).toEqual(['\uFEFFAccount,Net', 'agent01,12', '']);
  },
};
/** What broke off is not kept as if it were whole. */
export const ExportBroken: Story = {
  beforeEach: catchFiles,
  parameters: answeringTeam({ teamStatementFile: 'broken' }),
  play: async (context) => {
    const { t } = teamWords(context);
    await linesOf(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: t('team.export') }));
    await expect(await context.canvas.findByText(new RegExp(t('team.exportFailed')))).toBeVisible();
    await expect(caughtFile()).rejects.toThrow('0 files');
  },
};
export const Loading: Story = { parameters: answeringTeam({ getTeamStatement: 'never', listStatementLines: 'never' }) };
const gateway = { isUp: false };
export const Failed: Story = {
  parameters: answeringTeam({ getTeamStatement: () => (gateway.isUp ? storyStatement : new Refusal('downline_not_found')) }),
  beforeEach: () => {
    gateway.isUp = false;
  },
  play: async (context) => {
    const { t, words } = teamWords(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(t('statement.failed'));
    gateway.isUp = true;
    await context.userEvent.click(context.canvas.getByRole('button', { name: words.retry }));
    await expect(await linesOf(context)).toHaveLength(storyLines.length + 2);
  },
};
/** An address may name an account that is not in the branch: there is a way back to the agent's own. */
export const NotInTheBranch: Story = {
  args: { address: { values: { account: 'nobody' }, open: fn(), change: fn(), close: fn() } as never },
  parameters: answeringTeam({ getTeamStatement: new Refusal('downline_not_found') }),
  play: async (context) => {
    const { t } = teamWords(context);
    await expect(await context.canvas.findByRole('link', { name: t('path.own') })).toHaveAttribute(
      'href',
      '/web?agent=profitAndLoss&account=',
    );
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'w360', isRotated: false } } };
