import { sql } from 'drizzle-orm';
import { rowsOf } from '../../db/database.ts';
import { flag, OperatorError, typedAmount, writtenAmount } from '../../operator/arguments.ts';
import type { Command, OperatorContext } from '../../operator/Command.ts';
import { customerOf } from '../../operator/customerOf.ts';
import { writtenList } from '../../operator/writtenJson.ts';
import { putPromotion, readPromotion } from './putPromotion.ts';
import { approve, give, process, reject, waitingApplications } from './review.ts';

/** Applications that are listed at a time. */
const listed = 50;

async function list({ db, house }: OperatorContext): Promise<string> {
  const rows = await rowsOf<{ id: string; version: number; isOff: boolean; spent: number; budget: number | null; title: string }>(
    db,
    sql`select promotion_id as id, version, is_off as "isOff", spent::float8 as spent, budget::float8 as budget, terms #>> '{title,en}' as title
      from promotions order by place, promotion_id`,
  );
  if (rows.length === 0) return 'There are no promotions.';
  return rows
    .map(
      ({ id, version, isOff, spent, budget, title }) =>
        `${id} v${version} ${isOff ? 'off' : 'on'} ${writtenAmount(spent, house.currency)} of ${budget === null ? 'any' : writtenAmount(budget, house.currency)}: ${title}`,
    )
    .join('\n');
}

async function put({ db }: OperatorContext, [file = '']: readonly string[]): Promise<string> {
  const all = await writtenList(file, readPromotion);
  const said = await db.transaction(async (tx) => {
    const lines: string[] = [];
    for (const { promotion } of all) lines.push(`${promotion.terms.promotionId} is offered, version ${await putPromotion(tx, promotion)}.`);
    return lines;
  });
  return said.join('\n');
}

async function show({ db }: OperatorContext, [id = '']: readonly string[]): Promise<string> {
  const [row] = await rowsOf<{ terms: object; budget: number | null; place: number }>(
    db,
    sql`select terms, budget::float8 as budget, place from promotions where promotion_id = ${id}`,
  );
  if (!row) throw new OperatorError(`There is no promotion ${id || 'without a name'}.`);
  return JSON.stringify({ ...row.terms, budget: row.budget, place: row.place }, null, 2);
}

async function close({ db }: OperatorContext, [id = '']: readonly string[]): Promise<string> {
  const closed = await rowsOf(db, sql`update promotions set is_off = true where promotion_id = ${id} returning 1`);
  if (closed.length === 0) throw new OperatorError(`There is no promotion ${id || 'without a name'}.`);
  return `${id} is closed; what members were promised stands.`;
}

async function applications({ db }: OperatorContext): Promise<string> {
  const rows = await waitingApplications(db, listed);
  if (rows.length === 0) return 'No application waits.';
  return rows
    .map(
      ({ entryId, account, promotionId, state, comment, images, since }) =>
        `${entryId}  ${since}  ${account}  ${promotionId}  ${state}  ${JSON.stringify(comment ?? '')}  ${images} pictures`,
    )
    .join('\n');
}

async function review({ db, house, changed }: OperatorContext, [entryId = '', decision, ...rest]: readonly string[]): Promise<string> {
  if (!/^[0-9a-f-]{36}$/.test(entryId)) throw new OperatorError('Name the application by its number: promotion applications.');
  const amount = flag(rest, '--amount');
  const reason = flag(rest, '--reason');
  if (decision === 'reject' && !reason) throw new OperatorError('Say why: --reason <text>. The member reads it.');
  const customerId = await db.transaction((tx) => {
    if (decision === 'approve') return approve(tx, entryId, amount === undefined ? undefined : typedAmount(amount, house.currency));
    if (decision === 'reject') return reject(tx, entryId, reason ?? '');
    if (decision === 'process') return process(tx, entryId);
    throw new OperatorError('An application is approved, rejected, or in process: promotion review <number> approve.');
  });
  changed(customerId);
  return `Application ${entryId}: ${decision}.`;
}

async function giveTo(context: OperatorContext, [id = '', account = '', amount]: readonly string[]): Promise<string> {
  const customer = await customerOf(context, [account]);
  const { currency, timeZone } = context.house;
  const given = typedAmount(amount, currency);
  await context.db.transaction((tx) => give(tx, customer.id, id, { amount: given, timeZone }));
  context.changed(customer.id);
  return `${customer.account} can claim ${writtenAmount(given, currency)} of ${id}.`;
}

const actions: Record<string, (context: OperatorContext, words: readonly string[]) => Promise<string>> = {
  list,
  show,
  put,
  close,
  applications,
  review,
  give: giveTo,
};

/** Operator commands of this domain. */
export const promotionsCommands: Record<string, Command> = {
  promotion: {
    help: `  promotion list | show <id> | close <id>                what the brand offers (§3 "Promotion")
  promotion put <file.json>                              offer it, or change its terms from here on; one promotion or a list
  promotion applications                                 applications that wait
  promotion review <number> approve [--amount <amount>] | reject --reason <text> | process
  promotion give <id> <account> <amount>                 a reward to claim, without an application`,
    run: (context, [action = '', ...words]) => {
      const run = Object.hasOwn(actions, action) ? actions[action] : undefined;
      if (!run) throw new OperatorError(`Promotions know: ${Object.keys(actions).join(', ')}.`);
      return run(context, words);
    },
  },
};
