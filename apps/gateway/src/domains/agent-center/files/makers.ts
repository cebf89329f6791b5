import type { CsvCell, DownlineBet, DownlineMovement, FileCall, Period, RecordScope, StatementLine } from '@baize/contract';
import { csvAmount } from '@baize/contract';
import { gameNamesOf } from '../../../draws/lotteryGames.ts';
import type { Services } from '../../../services.ts';
import type { FileContext, FileMakers } from '../../../wire/implementFiles.ts';
import { readDays } from '../../records/readPeriod.ts';
import { findInBranch } from '../branch.ts';
import { type RecordGroup, recordGroupOf, recordsOf } from '../records/recordGroup.ts';
import { listTeamBets } from '../records/teamBets.ts';
import { listTeamChanges } from '../records/teamChanges.ts';
import { listStatementLines, readStatement } from '../statement.ts';
import { readTeamDays } from '../teamDays.ts';
import { csvParts } from './csvFile.ts';
import { fileTexts } from './fileTexts.ts';

const statementSize = 200;
const statementFigures = ['deposits', 'withdrawals', 'bets', 'payouts', 'netWin', 'bonuses', 'rebates', 'wages', 'net'] as const;

/** Rows of one statement: each account of a group of few is asked for as many. */
const sizeFor = ({ ids }: RecordGroup): number => Math.min(1_000, Math.max(50, Math.floor(20_000 / (ids?.length ?? 1))));

/** §9 "Date display" in a zone. */
function timeIn(timeZone: string): (iso: string) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });
  return (iso) => format.format(new Date(iso));
}

interface RecordsRequest extends Period {
  account?: string | undefined;
  scope: RecordScope;
}
const nameOf = (what: string, { from, to }: Period): string => `${what}_${from}_${to}.csv`;

/** Files of an agent's team, of his own branch alone: the rows of its lists, page after page. */
export function agentCenterFileMakers({
  database: { db, readReport },
  draws,
  settings,
  timeZone,
  currency,
}: Services): Pick<FileMakers, 'downlineBetsFile' | 'downlineTransactionsFile' | 'teamStatementFile'> {
  const gameName = gameNamesOf(draws.lotteries);
  const money = (amount: number): CsvCell => csvAmount(amount, currency);
  const timeOf = timeIn(timeZone);
  const groupOf = async ({ identity, request }: Pick<FileContext<FileCall>, 'identity'> & { request: RecordsRequest }) => {
    const period = readDays(request, { timeZone, recordDays: settings.recordDays() });
    const rootId = await findInBranch(db, identity.customerId, request.account);
    return { period, group: await recordGroupOf(db, request.scope, rootId) };
  };
  return {
    downlineBetsFile: async (context) => {
      const { request, language } = context;
      const text = fileTexts[language];
      const { group, period } = await groupOf(context);
      const size = sizeFor(group);
      return {
        name: nameOf('bets', request),
        parts: csvParts<DownlineBet>({
          head: (['account', 'time', 'vendorType', 'vendor', 'game', 'roundId', 'bet', 'win', 'result', 'state'] as const).map(
            (name) => text[name],
          ),
          page: (after) =>
            recordsOf({ db, readReport }, request.scope, (from) => listTeamBets(from, group, period, { ...request, after, size })),
          cells: ({ account, openedAt, vendorType, vendor, game, roundId, bet, win, net, state }) => [
            ...[account, timeOf(openedAt), vendorType ? text[`vendorType.${vendorType}`] : '', vendor, gameName(game)[language], roundId],
            ...[money(bet), money(win), money(net), text[`state.${state}`]],
          ],
          leftOut: text.leftOut,
        }),
      };
    },

    downlineTransactionsFile: async (context) => {
      const { request, language } = context;
      const text = fileTexts[language];
      const { group, period } = await groupOf(context);
      const size = sizeFor(group);
      return {
        name: nameOf('transactions', request),
        parts: csvParts<DownlineMovement>({
          head: (['account', 'time', 'kind', 'amount', 'balanceAfter'] as const).map((name) => text[name]),
          page: (after) =>
            recordsOf({ db, readReport }, request.scope, (from) =>
              listTeamChanges(from, group, period.moments, { kind: request.kind, after, size }),
            ),
          cells: ({ account, at, kind, amount, balanceAfter }) => [
            account,
            timeOf(at),
            text[`kind.${kind}`],
            money(amount),
            money(balanceAfter),
          ],
          leftOut: text.leftOut,
        }),
      };
    },

    teamStatementFile: async ({ request, identity, language }) => {
      const text = fileTexts[language];
      const period = readTeamDays(request, timeZone);
      const customerId = await findInBranch(db, identity.customerId, request.account);
      const { own } = await readReport((reports) => readStatement(reports, identity.customerId, customerId, period));
      return {
        name: nameOf('team', request),
        parts: csvParts<StatementLine>({
          head: (['account', 'nickname', 'members', ...statementFigures] as const).map((name) => text[name]),
          first: [own],
          page: (after) => readReport((reports) => listStatementLines(reports, customerId, period, { after, size: statementSize })),
          cells: (line) => [line.account, line.nickname, line.members, ...statementFigures.map((name) => money(line[name]))],
          leftOut: text.leftOut,
        }),
      };
    },
  };
}
