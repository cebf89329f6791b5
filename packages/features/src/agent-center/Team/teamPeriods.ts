import { getTeamOverview, type Period, teamPeriod } from '@baize/contract';
import type { PageAddress } from '../../core/index.ts';
import { daysBefore } from '../../core/time/keptPeriod.ts';

/** Ranges of one tap, in their order. */
export const quickPeriodNames = ['today', 'yesterday', 'last7Days', 'thisMonth', 'lastMonth'] as const;
export type QuickPeriodName = (typeof quickPeriodNames)[number];

const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

/** The days of a range of one tap. @param today `yyyy-MM-dd` */
export function quickTeamPeriod(name: QuickPeriodName, today: string): Period {
  if (name === 'thisMonth') return { from: monthOf(today), to: today };
  if (name === 'lastMonth') {
    const to = daysBefore(monthOf(today), 1);
    return { from: monthOf(to), to };
  }
  if (name === 'yesterday') return { from: daysBefore(today, 1), to: daysBefore(today, 1) };
  return { from: daysBefore(today, { today: 0, last7Days: 6 }[name]), to: today };
}

/** The range of one tap that has these days; the first of them where several do, as on the first of a month. */
export const quickNameOf = ({ from, to }: Period, today: string): QuickPeriodName | undefined =>
  quickPeriodNames.find((name) => {
    const quick = quickTeamPeriod(name, today);
    return quick.from === from && quick.to === to;
  });

/** The first day that reports reach. */
export const firstTeamDay = (today: string): string => daysBefore(today, teamPeriod.reachDays);

/** As far as reports go: of a longer range its last days. */
export function withinReach({ from, to }: Period, today: string): Period {
  const ends = to > today ? today : to;
  const least = [from, daysBefore(ends, teamPeriod.mostDays - 1), firstTeamDay(today)].toSorted().at(-1) ?? from;
  return { from: least > ends ? ends : least, to: ends };
}

/** The days of an address; this month where it names none, or such as reports don't go to. */
export function teamPeriodIn({ values: { from, to } }: PageAddress, today: string): Period {
  const { data } = getTeamOverview.request.safeParse({ from, to });
  const isFine = data && data.from <= data.to && data.to <= today && data.from >= firstTeamDay(today);
  return isFine ? withinReach(data, today) : quickTeamPeriod('thisMonth', today);
}
