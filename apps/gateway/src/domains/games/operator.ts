import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';
import { isoTime, OperatorError } from '../../operator/arguments.ts';
import type { Command } from '../../operator/Command.ts';
import type { Settings } from '../../settings/settings.ts';

const { games } = schema;

/** The vendor by its code; @throws OperatorError where no game of the catalogue has it. */
async function vendorOf(db: Db, code = ''): Promise<string> {
  const [row] = await db.select({ vassalage: games.vassalage }).from(games).where(eq(games.vassalage, code)).limit(1);
  if (!row) throw new OperatorError(`There is no vendor ${code}; vendors go by their code, such as PG.`);
  return row.vassalage;
}

/**
 * `vendor close`, `vendor open`, `vendor confirm` and `vendor list`.
 * @throws OperatorError
 */
async function runVendor({ db, settings }: { db: Db; settings: Settings }, [action, ...args]: readonly string[]): Promise<string> {
  if (action === 'list') {
    const closed = Object.entries(settings.vendorMaintenance());
    const lines = closed.map(([code, { from, until }]) => `${code}  from ${from}${until ? `  until ${until}` : ''}`);
    return lines.length > 0 ? lines.join('\n') : 'No vendor is under maintenance.';
  }
  const [code, state] = args;
  if (action === 'close') {
    const vendor = await vendorOf(db, code);
    const from = isoTime(args, '--from') ?? new Date().toISOString();
    const until = isoTime(args, '--until');
    if (until !== undefined && until <= from) throw new OperatorError('A maintenance ends after it begins: --until is later than --from.');
    await settings.changeVendorMaintenance(vendor, { from, ...(until ? { until } : {}) });
    return `${vendor} is under maintenance from ${from}${until ? ` until ${until}` : ''}.`;
  }
  if (action === 'open') {
    // A vendor whose games have left the catalogue while it was closed can be opened all the same.
    const vendor = code !== undefined && Object.hasOwn(settings.vendorMaintenance(), code) ? code : await vendorOf(db, code);
    await settings.changeVendorMaintenance(vendor, undefined);
    return `${vendor} is open.`;
  }
  if (action === 'confirm') {
    const vendor = await vendorOf(db, code);
    if (state !== 'on' && state !== 'off') throw new OperatorError('The question before a vendor’s real games is on or off.');
    await settings.changeTransferVendor(vendor, state === 'on');
    return `Before ${vendor}’s real games the transfer is ${state === 'on' ? 'to be confirmed' : 'not asked about'}.`;
  }
  throw new OperatorError('A vendor is closed, opened, or asked about: vendor close, vendor open, vendor confirm, vendor list.');
}

/** Operator commands of this domain. */
export const gamesCommands: Record<string, Command> = {
  vendor: {
    help: `  vendor close <code> [--from <time>] [--until <time>]   a vendor's games under maintenance, now or from a time (ISO 8601)
  vendor open <code> | vendor list                       open them again, or show which are closed
  vendor confirm <code> on | off                         ask before its real games whether money may move there`,
    run: runVendor,
  },
};
