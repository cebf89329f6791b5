import { spelledGuildCode } from '@baize/contract';
import type { Services } from '../../services.ts';
import { AppError } from '../../wire/AppError.ts';
import { signedIn } from '../../wire/context.ts';
import type { Handlers } from '../../wire/implement.ts';
import { readPeriod } from '../records/readPeriod.ts';
import { assertFundPassword } from '../security/fundPassword.ts';
import { readBonus } from './bonus.ts';
import { readCode } from './codes.ts';
import { readPeriodOf } from './cycle.ts';
import { closeGuild, createGuild, readFace, refreshCode, transferGuild, updateGuild } from './founding.ts';
import { readGuild } from './guildOf.ts';
import { listMembers } from './members.ts';
import { joinGuild, kickMember, leaveGuild } from './membership.ts';
import { readRanks } from './ranks.ts';
import { tellMembers } from './tellMembers.ts';
import { listMovements } from './transactions.ts';

type LegionCall = Extract<keyof Handlers, `${string}Guild${string}` | 'kickMember'>;

/** §2 "Legion". A flag of the brand hides the pages, as of deposits and rewards: the calls answer all the same. */
export function legionHandlers(services: Services): Pick<Handlers, LegionCall> {
  const { brands, live, limiters, settings, timeZone } = services;
  const { db } = services.database;
  const terms = () => settings.guildTerms();
  const forbidden = (): string[] => [brands.first.brand.name, brands.first.brand.code, ...terms().forbiddenNames];
  const ownGuild = (customerId: string) => readGuild(db, customerId, terms().maxGuildMember);
  // Behind a commit: the change holds, also where nobody can be told.
  const tell = (guildId: string): Promise<void> =>
    tellMembers(db, guildId, live.changed).catch((error: unknown) => services.log.warn({ err: error }, 'members of a legion are not told'));

  return {
    getGuild: async (context) => ownGuild(signedIn(context).customerId),

    getGuildRules: async () => {
      const { canCreate, maxGuildMember, turnoverShare, prizes, smallestStake } = terms();
      const { endsAt } = await readPeriodOf(db, 'C', timeZone);
      return { canCreate, maxGuildMember, guildCycle: 'W', endsAt, timeZone, turnoverShare, prizes, smallestStake };
    },

    getGuildCode: async (context) => ({ code: await readCode(db, signedIn(context).customerId) }),

    refreshGuildCode: async (context) => {
      const { customerId } = signedIn(context);
      return { code: await db.transaction((tx) => refreshCode(tx, customerId)) };
    },

    getGuildBonus: async (context) =>
      readBonus(db, signedIn(context).customerId, { turn: context.request.period, terms: terms(), timeZone }),

    listGuildRanks: async (context) => readRanks(db, signedIn(context).customerId, context.request, timeZone),

    listGuildTransactions: async (context) => {
      const { customerId } = signedIn(context);
      const moments = readPeriod(context.request, { timeZone, recordDays: settings.recordDays() });
      const { rows, ...page } = await listMovements(db, customerId, moments, context.request);
      return { ...page, rows: [...rows] };
    },

    listGuildMembers: async (context) => {
      const { pageNo, pageSize, showSelf } = context.request;
      return listMembers(db, signedIn(context).customerId, { pageNo, pageSize, showSelf: showSelf === 'true' });
    },

    joinGuild: async (context) => {
      const { customerId } = signedIn(context);
      // Codes are not to be guessed one after the other.
      await limiters.guildCode.hit(customerId);
      const code = spelledGuildCode(context.request.code);
      const guildId = await db.transaction((tx) => joinGuild(tx, customerId, { code, most: terms().maxGuildMember }));
      await tell(guildId);
      return ownGuild(customerId);
    },

    createGuild: async (context) => {
      const { customerId } = signedIn(context);
      if (!terms().canCreate) throw new AppError('guild_create_refused');
      // Each name that is tried tells whether it is taken.
      await limiters.guildFace.hit(customerId);
      const face = readFace(context.request, forbidden());
      await db.transaction((tx) => createGuild(tx, customerId, face, timeZone));
      return ownGuild(customerId);
    },

    updateGuild: async (context) => {
      const { customerId } = signedIn(context);
      const { guildId } = context.request;
      await limiters.guildFace.hit(customerId);
      const face = readFace(context.request, forbidden());
      await db.transaction((tx) => updateGuild(tx, customerId, { guildId, ...face }));
      await tell(guildId);
      return ownGuild(customerId);
    },

    leaveGuild: async (context) => {
      const { customerId } = signedIn(context);
      await tell(await db.transaction((tx) => leaveGuild(tx, customerId, timeZone)));
      return {};
    },

    kickMember: async (context) => {
      const { customerId, guildId } = context.request;
      await db.transaction((tx) => kickMember(tx, signedIn(context).customerId, { customerId, guildId, timeZone }));
      live.changed(customerId);
      await tell(guildId);
      return {};
    },

    transferGuild: async (context) => {
      const { customerId: masterId } = signedIn(context);
      const { fundPassword, ...to } = context.request;
      // Outside the transaction: 25 ms of hashing while rows are held would make everyone wait.
      await assertFundPassword(services, masterId, fundPassword);
      await db.transaction((tx) => transferGuild(tx, masterId, to));
      live.changed(to.customerId);
      await tell(to.guildId);
      return ownGuild(masterId);
    },

    closeGuild: async (context) => {
      const { customerId } = signedIn(context);
      const { fundPassword, guildId } = context.request;
      await assertFundPassword(services, customerId, fundPassword);
      for (const id of await db.transaction((tx) => closeGuild(tx, customerId, { guildId, timeZone }))) live.changed(id);
      return {};
    },
  };
}
