import { sql } from 'drizzle-orm';
import { rowsOf } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import { OperatorError } from '../../operator/arguments.ts';
import type { Command, OperatorContext } from '../../operator/Command.ts';
import { writtenJson } from '../../operator/writtenJson.ts';
import { followOnce } from '../../rollups/follow.ts';
import { timeText } from '../../timeText.ts';
import { AppError } from '../../wire/AppError.ts';
import { holdCycle, readPeriodOf } from './cycle.ts';
import { disband, readFace } from './founding.ts';
import { closePeriod } from './freeze.ts';
import { guildTerms } from './guildTerms.ts';
import { nameKey } from './nameKey.ts';
import { tellMembers } from './tellMembers.ts';

/** Legions that are listed at a time. */
const listed = 100;

interface Found {
  guildId: string;
  name: string;
  code: string;
  iconId: number;
  description: string;
  masterId: string;
  master: string;
  members: number;
}

/** Legions that are there, by a condition on `guilds g`. */
const guildsBy = ({ db }: OperatorContext, condition = sql`true`): Promise<Found[]> =>
  rowsOf<Found>(
    db,
    sql`select g.guild_id as "guildId", g.name, g.code, g.icon_id as "iconId", g.description, g.master_id as "masterId", c.account as master, g.members
      from guilds g join customers c on c.id = g.master_id where g.closed_at is null and ${condition} order by g.members desc, g.created_at limit ${listed}`,
  );

/** The legion of a name, a code or an id. @throws OperatorError */
async function guildOf(context: OperatorContext, [word = '']: readonly string[]): Promise<Found> {
  const found = await guildsBy(
    context,
    sql`(g.guild_id::text = ${word.toLowerCase()} or g.code = ${word.toUpperCase()} or g.name_key = ${nameKey(word)})`,
  );
  if (word === '' || !found[0])
    throw new OperatorError(`There is no legion ${word || 'without a name'}. Name it by its name, its code or its id.`);
  return found[0];
}

const lineOf = ({ guildId, name, code, members, master }: Found): string =>
  `${guildId} ${code} ${members} members, led by ${master}: ${name}`;

async function list(context: OperatorContext): Promise<string> {
  const found = await guildsBy(context);
  return found.length === 0 ? 'There are no legions.' : found.map(lineOf).join('\n');
}

async function show(context: OperatorContext, words: readonly string[]): Promise<string> {
  const guild = await guildOf(context, words);
  const members = await rowsOf<{ account: string; joinedAt: string }>(
    context.db,
    sql`select c.account, m.joined_at as "joinedAt" from guild_members m join customers c on c.id = m.customer_id
      where m.guild_id = ${guild.guildId}::uuid order by m.joined_at limit ${listed}`,
  );
  return [
    lineOf(guild),
    guild.description || 'It has no description.',
    ...members.map(({ account, joinedAt }) => `  ${account} since ${timeText(new Date(joinedAt), context.house.timeZone)}`),
  ].join('\n');
}

/** The one spelling of a new name. @throws OperatorError */
function readName({ iconId, description }: Found, typed: string, forbidden: readonly string[]): string {
  try {
    return readFace({ guildIconId: iconId, guildDescription: description, guildName: typed }, forbidden).guildName;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new OperatorError('A name has one to seven letters that can be seen, and no word that is forbidden.');
  }
}

async function rename(context: OperatorContext, [word = '', ...typed]: readonly string[]): Promise<string> {
  const guild = await guildOf(context, [word]);
  const name = readName(guild, typed.join(' '), context.settings.guildTerms().forbiddenNames);
  await context.db
    .execute(
      sql`update guilds set name = ${name}, name_key = ${nameKey(name)} where guild_id = ${guild.guildId}::uuid and closed_at is null`,
    )
    .catch((error: unknown) => {
      throw isUniqueViolation(error, 'guilds_name') ? new OperatorError('Another legion has this name.') : error;
    });
  await tellMembers(context.db, guild.guildId, context.changed);
  return `${guild.name} is ${name} now.`;
}

async function close(context: OperatorContext, [word = '', ...words]: readonly string[]): Promise<string> {
  const { guildId, name } = await guildOf(context, [word]);
  const reason = words.join(' ').trim();
  if (reason === '') throw new OperatorError('Say why: guilds close <legion> <reason>.');
  const members = await context.db.transaction(async (tx) => {
    await holdCycle(tx);
    const [held] = await rowsOf<{ masterId: string }>(
      tx,
      sql`select master_id as "masterId" from guilds where guild_id = ${guildId}::uuid and closed_at is null for update`,
    );
    if (!held) throw new OperatorError(`${name} is closed already.`);
    return disband(tx, { guildId, masterId: held.masterId, timeZone: context.house.timeZone, reason });
  });
  for (const id of members) context.changed(id);
  return `${name} is closed; its ${members.length} members are in none. What is over is paid all the same.`;
}

async function forbid({ settings }: OperatorContext, words: readonly string[]): Promise<string> {
  const word = words.join(' ').trim();
  if (word === '' || nameKey(word) === '') throw new OperatorError('Say which word no name may have: guilds forbid <word>.');
  const terms = settings.guildTerms();
  const others = terms.forbiddenNames.filter((one) => nameKey(one) !== nameKey(word));
  await settings.change({ guilds: { ...terms, forbiddenNames: [...others, word] } });
  return `No new name may have ${word} in it, however it is spelled. Legions that have it are renamed by guilds rename.`;
}

async function allow({ settings }: OperatorContext, words: readonly string[]): Promise<string> {
  const word = words.join(' ').trim();
  const terms = settings.guildTerms();
  const others = terms.forbiddenNames.filter((one) => nameKey(one) !== nameKey(word));
  if (others.length === terms.forbiddenNames.length) throw new OperatorError(`Names may have ${word || 'nothing'} in them already.`);
  await settings.change({ guilds: { ...terms, forbiddenNames: others } });
  return `Names may have ${word} in them.`;
}

async function rules({ settings }: OperatorContext, [file]: readonly string[]): Promise<string> {
  const terms = settings.guildTerms();
  const { forbiddenNames, ...shown } = terms;
  if (file === undefined)
    return [JSON.stringify(shown, undefined, 2), `Forbidden in names: ${forbiddenNames.join(', ') || 'nothing'}`].join('\n');
  const written = await writtenJson(file);
  if (typeof written !== 'object' || written === null || Array.isArray(written))
    throw new OperatorError('The rules are one object.\nNothing has changed.');
  const unknown = Object.keys(written).find((name) => !Object.hasOwn(shown, name));
  if (unknown) throw new OperatorError(`${unknown}: there is no such field\nNothing has changed.`);
  const parsed = guildTerms.safeParse({ ...terms, ...written });
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new OperatorError(`${issue?.path.join('.') ?? 'It'} ${issue?.message ?? 'is refused'}\nNothing has changed.`);
  }
  await settings.change({ guilds: parsed.data });
  return 'The rules hold now; a period is paid by those of its end.';
}

/**
 * Ends the running period of the legions now, and has its result written and paid. Rounds that ended before are counted first.
 * @returns what is printed
 */
export async function closeWeek({ db, house, queue, settings }: OperatorContext): Promise<string> {
  const { timeZone } = house;
  while (await followOnce(db, timeZone));
  const { lastDay } = await readPeriodOf(db, 'C', timeZone);
  const closed = await closePeriod(db, settings.guildTerms(), timeZone, true);
  if (closed === undefined) return 'legion       no legion was ever founded';
  await queue.announce(db, { kind: 'legion.freeze' });
  queue.wake();
  return `legion       from ${closed} to now; what is played until ${lastDay} counts for the next one`;
}

const actions: Record<string, (context: OperatorContext, words: readonly string[]) => Promise<string>> = {
  list,
  show,
  rename,
  close,
  forbid,
  allow,
  rules,
};

/** Operator commands of this domain. */
export const legionCommands: Record<string, Command> = {
  guilds: {
    help: `  guilds list | show <legion>                            legions and their members (§2 "legion")
  guilds rename <legion> <name>                          gives one another name
  guilds close <legion> <reason>                         disbands one; what is over is paid all the same
  guilds forbid|allow <word>                             what no name may have in it, however it is spelled
  guilds rules [<file.json>]                             shows or sets members at most, share, prizes, smallest stake, founding`,
    run: (context, [action = '', ...words]) => {
      const run = Object.hasOwn(actions, action) ? actions[action] : undefined;
      if (!run) throw new OperatorError(`Legions know: ${Object.keys(actions).join(', ')}.`);
      return run(context, words);
    },
  },
};
