import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useEffect } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { guildLossesQueryKey, guildQueryKey } from '../../core/index.ts';
import { keepFiguresWhole, Refusal, storyPermissionIn, withFeature } from '../../core/testing/index.ts';
import { storyPartsOf } from '../../core/testing/storyPartsOf.ts';
import { StoryLegion } from '../testing/StoryLegion.tsx';
import { answeringLegion, storyBonus, storyGuild, storyMembersOfOthers, storyOthersGuild } from '../testing/storyLegion.ts';

const storyParts = storyPartsOf('legion');

const meta = {
  title: 'Legion/Legion',
  component: StoryLegion,
  decorators: [withFeature],
  parameters: answeringLegion(),
  args: { part: undefined, onOpenPart: fn() },
} satisfies Meta<typeof StoryLegion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The rank, and beside it on a wide screen the code and the members. */
export const Master: Story = {
  tags: ['browser'],
  play: async (context) => {
    const { t } = storyParts(context);
    const { canvas, userEvent, args } = context;
    await expect(await canvas.findByRole('heading', { name: storyGuild.guildName })).toBeVisible();
    await expect(canvas.getByText(t('youLead'))).toBeVisible();
    await expect(await canvas.findByText(/186[.,]400/)).toBeVisible();
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(
      ['rank', 'records', 'rules', 'members', 'setup'].map((part) => expect.stringContaining(t(`tab.${part}`))),
    );
    await userEvent.click(canvas.getByRole('tab', { name: t('tab.rules') }));
    await expect(args.onOpenPart).toHaveBeenLastCalledWith('rules');
    await expect(await canvas.findByText(t('rules.ties'))).toBeVisible();
  },
};
/** §6: setup is the master's alone; an address that names it shows the rank. */
export const Member: Story = {
  args: { part: 'setup' },
  parameters: answeringLegion({ getGuild: storyOthersGuild, listGuildMembers: { rows: storyMembersOfOthers, total: 24, online: 9 } }),
  play: async (context) => {
    const { t } = storyParts(context);
    await expect(await context.canvas.findByRole('tab', { name: t('tab.rank') })).toHaveAttribute('aria-selected', 'true');
    await expect(context.canvas.queryByRole('tab', { name: t('tab.setup') })).toBeNull();
    await expect(context.canvas.queryByText(t('youLead'))).toBeNull();
  },
};
/** §4 "Guild membership": the info call says that there is none. */
export const None: Story = {
  parameters: answeringLegion({ getGuild: new Refusal('guild_not_joined') }),
  play: async (context) => {
    const { t } = storyParts(context);
    await expect(await context.canvas.findByRole('button', { name: t('join') })).toBeVisible();
    await expect(context.canvas.queryByRole('tab')).toBeNull();
  },
};
/** As the live event writes it: the member is in none any more, and is not told yet. */
function Lost({ loss }: { loss: 'kicked' | 'disbanded' }): ReactElement {
  const queries = useQueryClient();
  useEffect(() => {
    queries.setQueryData(guildQueryKey('minh88'), null);
    queries.setQueryData(guildLossesQueryKey('minh88'), [loss]);
  }, [queries, loss]);
  return <StoryLegion onOpenPart={() => undefined} />;
}
const told = (loss: 'kicked' | 'disbanded'): Story => ({
  parameters: answeringLegion({ getGuild: new Refusal('guild_not_joined') }),
  render: () => <Lost loss={loss} />,
  play: async (context) => {
    const { t } = storyParts(context);
    await expect(await screen.findByText(t(`lost.${loss}`))).toBeVisible();
    await expect(await context.canvas.findByRole('button', { name: t('join') })).toBeVisible();
  },
});
/** §4: another one has ended the membership, and the way into a legion says so. */
export const Kicked: Story = told('kicked');
export const Disbanded: Story = told('disbanded');
export const LongNames: Story = {
  parameters: answeringLegion({
    getGuild: { ...storyGuild, guildName: 'WWWWWWW', guildDescription: 'W'.repeat(30), members: 1_000, maxGuildMember: 1_000 },
  }),
};
/** On a phone the code and the members are left to their tab. */
export const Phone: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  tags: ['browser'],
  play: async (context) => {
    const { t } = storyParts(context);
    await expect(await context.canvas.findByText(/4[.,]812[.,]600/)).toBeVisible();
    await expect(context.canvas.queryByRole('textbox', { name: t('code') })).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const Loading: Story = { parameters: answeringLegion({ getGuild: 'never' }) };
/** §8: a failure of the info call is said in its place, and no dialog opens. */
export const Offline: Story = {
  parameters: answeringLegion({ getGuild: 'offline' }),
  play: async (context) => {
    const { t } = storyParts(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(t('failed'));
    await expect(context.canvas.queryByRole('alertdialog')).toBeNull();
  },
};
export const WideFiguresOnAPhone: Story = {
  parameters: answeringLegion({
    getPermission: storyPermissionIn('KWD'),
    getGuildBonus: { ...storyBonus, guildBonus: 1_234_567_890, personalBonus: 112_480_700 },
  }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/1[.,]234[.,]567[.,]890/);
    await keepFiguresWhole(canvasElement, 2);
  },
  globals: { viewport: { value: 'w360', isRotated: false } },
};
