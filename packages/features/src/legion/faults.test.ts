import { guildMemberPageSize } from '@baize/contract';
import { createElement } from 'react';
import { faultedHook, testFaults } from '../core/testing/faultedHook.ts';
import { useGuildCode } from './Code/useGuildCode.ts';
import { useCreateGuild } from './Join/useCreateGuild.ts';
import { useJoinGuild } from './Join/useJoinGuild.ts';
import { useCloseGuild } from './Leaving/useCloseGuild.ts';
import { useLeaveGuild } from './Leaving/useLeaveGuild.ts';
import { useTransferGuild } from './Leaving/useTransferGuild.ts';
import { useGuild } from './Legion/useGuild.ts';
import { useGuildBonus } from './Legion/useGuildBonus.ts';
import type { GuildCall } from './Legion/useGuildCall.ts';
import { useGuildMembers } from './Members/useGuildMembers.ts';
import { useKickMember } from './Members/useKickMember.ts';
import { useGuildRanks } from './Rank/useGuildRanks.ts';
import { useGuildTransactions } from './Records/useGuildTransactions.ts';
import { GuildRulesEntry } from './Rules/GuildRulesEntry.tsx';
import { useGuildRules } from './Rules/useGuildRules.ts';
import { useGuildSetup } from './Setup/useGuildSetup.ts';
import { answeringLegion, storyGuild } from './testing/storyLegion.ts';

const given = answeringLegion().feature;
const { guildId, guildIconId, guildName, guildDescription } = storyGuild;
const face = { guildIconId, guildName, guildDescription };
const fundPassword = 'Fund1234';
const customerId = '3d5e2f60-7c2a-4b39-8f6e-54b6c9c0a1d2';

type Read = { status: string } | { status: 'error'; code: string; retry(): void };
const codeOf = (state: Read): string | undefined => ('code' in state ? state.code : undefined);
const askAgain = (state: Read): void => ('retry' in state ? state.retry() : undefined);
const read = { ...given, askAgain, said: codeOf };
const readIn = {
  ...given,
  askAgain: ({ state }: { state: Read }) => askAgain(state),
  said: ({ state }: { state: Read }) => codeOf(state),
};
/** A hook that makes one call, with what is asked. */
const asking = <Asked>(hook: () => GuildCall<Asked>, asked: Asked) =>
  faultedHook({
    ...given,
    hook,
    ask: ({ run }) => run(asked),
    said: ({ state }) => (state.status === 'refused' ? state.code : undefined),
  });

testFaults<'legion'>({
  getGuild: faultedHook({ ...read, hook: useGuild }),
  getGuildRules: faultedHook({ ...read, hook: useGuildRules, view: createElement(GuildRulesEntry) }),
  getGuildBonus: faultedHook({ ...read, hook: () => useGuildBonus('C') }),
  getGuildCode: faultedHook({ ...readIn, hook: useGuildCode }),
  listGuildRanks: faultedHook({ ...readIn, hook: useGuildRanks }),
  listGuildMembers: faultedHook({ ...readIn, hook: () => useGuildMembers(guildMemberPageSize) }),
  listGuildTransactions: faultedHook({
    ...readIn,
    hook: () => useGuildTransactions({ from: '2026-11-01', to: '2026-11-21', type: undefined, name: '' }),
  }),
  refreshGuildCode: faultedHook({
    ...given,
    hook: useGuildCode,
    isReady: ({ state }) => state.status === 'ready',
    ask: ({ refresh }) => refresh(),
    // Behind a refusal for being too quick it waits two seconds (§9), and the button says so.
    isOver: ({ secondsLocked }) => secondsLocked > 0,
    said: ({ refreshing }) => (refreshing.status === 'refused' ? refreshing.code : undefined),
  }),
  joinGuild: asking(useJoinGuild, 'RD7K2Q'),
  createGuild: asking(useCreateGuild, face),
  updateGuild: asking(() => useGuildSetup(guildId), face),
  leaveGuild: asking(useLeaveGuild, undefined),
  kickMember: asking(() => useKickMember(guildId), customerId),
  transferGuild: asking(() => useTransferGuild(guildId), { customerId, fundPassword }),
  closeGuild: asking(() => useCloseGuild(guildId), fundPassword),
});
