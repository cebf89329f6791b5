import { oddsOf, type PrizeTable, type TicketKind, ticketKinds } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../../db/database.ts';
import { OperatorError, wholeCount, writtenAmount } from '../../../operator/arguments.ts';
import type { Command, OperatorContext } from '../../../operator/Command.ts';
import { customerOf } from '../../../operator/customerOf.ts';
import { writtenJson } from '../../../operator/writtenJson.ts';
import { mayReceive } from '../../promotions/mayReceive.ts';
import { giveTickets } from './giveTickets.ts';
import { tableOf } from './openTicket.ts';
import { putTable, readTable } from './putTable.ts';

/** Tickets that are given at a time. */
const mostGiven = 100;
const source = { vi: 'Quà của nhà cái', en: 'A gift of the house' };

function kindOf(text: string | undefined): TicketKind {
  const kind = ticketKinds.find((one) => one === text);
  if (!kind) throw new OperatorError(`Kinds of tickets: ${ticketKinds.join(', ')}.`);
  return kind;
}

async function list({ db, house }: OperatorContext): Promise<string> {
  const rows = await rowsOf<{ kind: string; version: number; usable: number; opened: number; given: number }>(
    db,
    sql`select p.kind, p.version, count(t.id) filter (where t.opened_at is null and t.expires_at > clock_timestamp())::int as usable,
        count(t.opened_at)::int as opened, coalesce(sum(t.amount), 0)::float8 as given
      from ticket_tables p left join tickets t on t.kind = p.kind and t.table_version = p.version group by p.kind, p.version order by 1, 2`,
  );
  if (rows.length === 0) return 'There are no prize tables.';
  return rows
    .map(
      ({ kind, version, usable, opened, given }) =>
        `${kind} v${version}: ${usable} can be opened, ${opened} opened, ${writtenAmount(given, house.currency)} given`,
    )
    .join('\n');
}

async function show({ db }: OperatorContext, [name]: readonly string[]): Promise<string> {
  const kind = kindOf(name);
  const found = await tableOf(db, kind, undefined);
  if (!found) throw new OperatorError(`There is no prize table of ${kind}.`);
  return JSON.stringify(found.table, null, 2);
}

async function read(file: string): Promise<PrizeTable> {
  const found = readTable(await writtenJson(file));
  if ('fault' in found) throw new OperatorError(`${found.fault}\nNothing has changed.`);
  return found.table;
}

async function put({ db }: OperatorContext, [file = '']: readonly string[]): Promise<string> {
  const table = await read(file);
  const version = await db.transaction((tx) => putTable(tx, table));
  const odds = table.prizes.map((prize) => `${prize.prizeId} ${oddsOf(prize)} %`).join(', ');
  return `Tickets of ${table.kind} that are given from here on draw by version ${version}: ${odds}.`;
}

async function give(context: OperatorContext, [account = '', name, words]: readonly string[]): Promise<string> {
  const customer = await customerOf(context, [account]);
  const kind = kindOf(name);
  const count = wholeCount(words);
  if (count > mostGiven) throw new OperatorError(`No more than ${mostGiven} tickets at a time.`);
  if (!(await mayReceive(context.db, customer.id)))
    throw new OperatorError('This account is given nothing: it is no member, or it is held.');
  const isGiven = await context.db.transaction((tx) => giveTickets(tx, { customerId: customer.id, kind, count, source }));
  if (!isGiven) throw new OperatorError(`There is no prize table of ${kind}: ticket put <file.json>.`);
  context.changed(customer.id);
  return `${customer.account} has ${count} more of ${kind}.`;
}

const actions: Record<string, (context: OperatorContext, words: readonly string[]) => Promise<string>> = { list, show, put, give };

/** Operator commands of tickets. */
export const ticketCommands: Record<string, Command> = {
  ticket: {
    help: `  ticket list | show <kind>                              prize tables and what became of their tickets (§3 "TICKET")
  ticket put <file.json>                                 prizes and odds of tickets that are given from here on
  ticket give <account> <kind> <count>                   kinds: ${ticketKinds.join(', ')}`,
    run: (context, [action = '', ...words]) => {
      const run = Object.hasOwn(actions, action) ? actions[action] : undefined;
      if (!run) throw new OperatorError(`Tickets know: ${Object.keys(actions).join(', ')}.`);
      return run(context, words);
    },
  },
};
