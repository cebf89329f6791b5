import { csvLines, csvMark } from '@baize/contract';
import { drawLogCells, drawLogColumns } from '@baize/contract/lottery';
import { readDrawLog } from '../../draws/readDrawLog.ts';
import type { Services } from '../../services.ts';
import { AppError, refusedFields } from '../../wire/AppError.ts';
import type { FileMakers } from '../../wire/implementFiles.ts';
import { dayIn } from '../records/readPeriod.ts';

const dayMs = 86_400_000;
/** Days for which draws are kept at least, that of today among them (§9). */
const keptDays = 30;

/** Files of the lottery. Their columns have the same names in every language: `verify-draws` reads them. */
export function lotteryFileMakers({ database: { db }, draws, timeZone }: Services): Pick<FileMakers, 'lotteryDrawsFile'> {
  return {
    lotteryDrawsFile: async ({ request: { lottery: code, day } }) => {
      const lottery = draws.lotteries.find((one) => one.code === code);
      if (!lottery) throw new AppError('lottery_not_found');
      const now = new Date();
      const oldest = dayIn(timeZone, new Date(now.valueOf() - (keptDays - 1) * dayMs));
      if (day < oldest || day > dayIn(timeZone, now)) throw refusedFields([{ field: 'day', code: 'field_format_error' }]);
      const { of, rows } = await readDrawLog(db, lottery, day, timeZone);
      // A day has 1,440 periods at most.
      const text = csvMark + csvLines([drawLogColumns, ...rows.map((row) => drawLogCells(of, row))]);
      return {
        name: `draws_${code}_${day}.csv`,
        parts: (async function* () {
          yield text;
        })(),
      };
    },
  };
}
