import { type CsvCell, csvAmount, csvLines, csvMark, type Language } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../db/database.ts';
import { playedDays } from '../../rollups/playedDays.ts';
import type { Services } from '../../services.ts';
import type { FileMakers } from '../../wire/implementFiles.ts';

interface StatementDay {
  day: string;
  rounds: number;
  bet: number;
  win: number;
  deposits: number;
  withdrawals: number;
}

const heads: Record<Language, readonly string[]> = {
  vi: ['Ngày', 'Số ván', 'Tiền cược', 'Tiền thưởng', 'Kết quả ròng', 'Nạp tiền', 'Rút tiền'],
  en: ['Day', 'Rounds', 'Bet', 'Won', 'Net result', 'Deposited', 'Withdrawn'],
};
const sums: Record<Language, string> = { vi: 'Tổng', en: 'Total' };

/** The player's own statement of twelve months: a row for each day on which something moved. */
export function playerProtectionFileMakers({
  database: { db },
  timeZone,
  currency,
}: Services): Pick<FileMakers, 'protectionStatementFile'> {
  const money = (amount: number): CsvCell => csvAmount(amount, currency);
  return {
    protectionStatementFile: async ({ identity: { customerId }, language }) => {
      const inPeriod = sql`day > (clock_timestamp() at time zone ${timeZone})::date - interval '12 months'`;
      const days = await rowsOf<StatementDay>(
        db,
        sql`select to_char(day, 'YYYY-MM-DD') as day, sum(rounds)::float8 as rounds, sum(bet)::float8 as bet, sum(win)::float8 as win,
            sum(deposits)::float8 as deposits, sum(withdrawals)::float8 as withdrawals
          from (
            select day, rounds, bet, win, 0 as deposits, 0 as withdrawals from (${playedDays({ customerId, timeZone, inPeriod })}) played
            union all
            select day, 0, 0, 0, deposits, withdrawals from daily_figures
              where customer_id = ${customerId}::uuid and (deposits <> 0 or withdrawals <> 0) and ${inPeriod}
          ) moved group by day order by day desc`,
      );
      const figuresOf = (rows: readonly StatementDay[]): CsvCell[] => {
        const sumOf = (name: Exclude<keyof StatementDay, 'day'>): number => rows.reduce((sum, row) => sum + row[name], 0);
        const [bet, win] = [sumOf('bet'), sumOf('win')];
        return [sumOf('rounds'), money(bet), money(win), money(win - bet), money(sumOf('deposits')), money(sumOf('withdrawals'))];
      };
      const text =
        csvMark + csvLines([heads[language], ...days.map((row) => [row.day, ...figuresOf([row])]), [sums[language], ...figuresOf(days)]]);
      return {
        name: `statement_${days[0]?.day ?? 'empty'}.csv`,
        parts: (async function* () {
          yield text;
        })(),
      };
    },
  };
}
