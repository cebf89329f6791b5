import type { ContractBill, Currency, Language } from '@baize/contract';
import { formatMoney } from '@baize/design-system';

/** What the lines of a bill are called. */
export type BillLineName = 'bet' | 'netLoss' | 'carried' | 'activeMembers' | 'lossBets' | 'profitBets' | 'billedBefore' | 'reckoning';

export interface BillLine {
  name: BillLineName;
  text: string;
}

/** How figures are written. */
export interface BillLook {
  currency: Currency;
  language: Language;
}

/** An hourly salary pays an amount for each active member, the others a share. */
const isPaidByMember = ({ terms }: ContractBill): boolean =>
  terms.type === 'hourlySalary' && terms.hourSalaryRates[0]?.rateType === 'amount';

/** `base × rate = amount`, so that a reader can do the sum himself. */
function reckoningOf(
  bill: ContractBill,
  money: (amount: number) => string,
  share: (rate: number) => string,
  count: (n: number) => string,
): string {
  const { terms, base, rate, amount, lossBets, profitBets, billedBefore } = bill;
  if (terms.type === 'realTimeSalary') {
    const parts = `${money(lossBets)} × ${share(terms.lossRate)} + ${money(profitBets)} × ${share(terms.profitRate)}`;
    return billedBefore > 0 ? `${parts} − ${money(billedBefore)} = ${money(amount)}` : `${parts} = ${money(amount)}`;
  }
  const [left, right] = isPaidByMember(bill) ? [count(base), money(rate)] : [money(base), share(rate)];
  return `${left} × ${right} = ${money(amount)}`;
}

/** What a bill was reckoned from, line by line. */
export function billLines(bill: ContractBill, { currency, language }: BillLook): BillLine[] {
  const money = (amount: number): string => formatMoney(amount, { currency, language, signed: false });
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  const share = (rate: number): string => percent.format(rate / 10_000);
  const count = (n: number): string => new Intl.NumberFormat(language).format(n);
  const { terms, bet, netLoss, carried, activeMembers, lossBets, profitBets, billedBefore } = bill;
  const line = (name: BillLineName, text: string): BillLine => ({ name, text });
  const last = line('reckoning', reckoningOf(bill, money, share, count));
  switch (terms.type) {
    case 'dividend':
      return [
        line('bet', money(bet)),
        line('netLoss', money(netLoss)),
        ...(carried < 0 ? [line('carried', money(carried))] : []),
        line('activeMembers', count(activeMembers)),
        last,
      ];
    case 'realTimeSalary':
      return [
        line('lossBets', money(lossBets)),
        line('profitBets', money(profitBets)),
        ...(billedBefore > 0 ? [line('billedBefore', money(billedBefore))] : []),
        last,
      ];
    default:
      return [line('bet', money(bet)), line('activeMembers', count(activeMembers)), last];
  }
}

/** Tiers that a bill's terms have; 0 of a real-time salary, which has none. */
export function tierCountOf({ terms }: ContractBill): number {
  switch (terms.type) {
    case 'dividend':
      return terms.rows.length;
    case 'dailySalary':
      return terms.details.length;
    case 'hourlySalary':
      return terms.hourSalaryRates.length;
    default:
      return 0;
  }
}
