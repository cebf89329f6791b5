import { sql } from 'drizzle-orm';
import { rowsOf } from '../../../apps/gateway/src/db/database.ts';
import { openDatabase } from '../../../apps/gateway/src/db/open.ts';
import { settlePeriod } from '../../../apps/gateway/src/domains/lottery/settle.ts';
import { sandboxDraws } from '../../../apps/sandbox/src/testing.ts';
import { countStatements } from './countStatements.ts';

// A process that settles a period, a few orders at a time, until none is open. KILL_AT: the statement at which it is killed, from 1. It prints how
// many it sent.

const database = await openDatabase({ databaseUrl: process.env['DATABASE_URL'], pool: { size: 4 } });
const { db } = database;
const [code, period = ''] = (process.env['PERIOD'] ?? '').split(' ');
const lottery = sandboxDraws.lotteries.find((one) => one.code === code);
if (!lottery) throw new Error(`There is no lottery ${code}.`);
const endCount = countStatements(Number(process.env['KILL_AT'] ?? 0));
const open = sql`select from lottery_orders where period = ${period} and state = 'open' limit 1`;
while ((await rowsOf(db, open)).length > 0) await settlePeriod(db, lottery, period, 'Asia/Ho_Chi_Minh', { part: 7, run: 20 });
const sent = endCount();
await database.close();
console.log(sent);
