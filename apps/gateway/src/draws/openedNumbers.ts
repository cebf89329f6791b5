import type { Calls, ResponseOf } from '@baize/contract';
import type { Db } from '../db/database.ts';
import type { DrawSource } from '../providers/draws/DrawSource.ts';
import { readPeriods } from './readDraws.ts';

type Opened = ResponseOf<Calls['listOpenedNumbers']>['list'];
/** Numbers that the home shows of a lottery at most: those that draw more are read on their own page. */
const mostShown = 7;

/** The last numbers of each lottery that draws few of them. */
export async function openedNumbers(db: Db, { lotteries }: DrawSource): Promise<Opened> {
  const periods = await readPeriods(
    db,
    lotteries.map(({ code }) => code),
  );
  return lotteries.flatMap(({ code, name }): Opened => {
    const { last, open: [current] = [] } = periods.find(({ lottery }) => lottery === code) ?? {};
    if (!last || !current || last.numbers.length > mostShown || last.numbers.some((number) => number > 99)) return [];
    const { period, numbers, drawnAt } = last;
    return [{ lottery: code, displayName: name, period, numbers, drawnAt, nextAt: current.drawsAt }];
  });
}
