import type { Calls, ResponseOf } from '@baize/contract';
import type { Db } from '../db/database.ts';
import type { DrawSource } from '../providers/draws/DrawSource.ts';
import { readPeriods } from './readDraws.ts';

type Opened = ResponseOf<Calls['listOpenedNumbers']>['list'];
/** Numbers that the home shows of a lottery at most: those that draw more are read on their own page. */
const mostShown = 7;
/** Lotteries that the home has room for. */
const mostLotteries = 4;

/** The last numbers of one lottery of each family that draws few of them: the first that the source names. */
export async function openedNumbers(db: Db, { lotteries }: DrawSource): Promise<Opened> {
  const periods = await readPeriods(
    db,
    lotteries.map(({ code }) => code),
  );
  const families = new Set<string>();
  const opened = lotteries.flatMap(({ code, family, name }): Opened => {
    const { last, open: [current] = [] } = periods.find(({ lottery }) => lottery === code) ?? {};
    if (!last || !current || last.numbers.length > mostShown || last.numbers.some((number) => number > 99)) return [];
    if (families.has(family)) return [];
    families.add(family);
    const { period, numbers, drawnAt } = last;
    return [{ lottery: code, displayName: name, period, numbers, drawnAt, nextAt: current.drawsAt }];
  });
  return opened.slice(0, mostLotteries);
}
