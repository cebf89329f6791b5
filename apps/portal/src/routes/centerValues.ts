import type { CenterEntry } from '@baize/features/member-center';
import type { PageValues, RecordTab } from '@baize/features/wallet';

type ValueName = keyof PageValues;

/** What each page of the member centre keeps in the address: what is open in it, and what its records are chosen by. */
const namesOfPage: Partial<Record<CenterEntry | RecordTab, readonly ValueName[]>> = {
  deposit: ['order'],
  withdraw: ['order'],
  debtHistory: ['from', 'to', 'vendorType', 'gameId', 'state', 'round'],
  profitAndLoss: ['from', 'to', 'vendorType'],
  transactionHistory: ['from', 'to', 'kind'],
  bonuses: ['from', 'to', 'kind'],
  netDeposits: ['from', 'to'],
};
const isValueNameOf: Record<ValueName, true> = {
  order: true,
  round: true,
  from: true,
  to: true,
  vendorType: true,
  gameId: true,
  state: true,
  kind: true,
};
const isValueName = (name: string): name is ValueName => Object.hasOwn(isValueNameOf, name);
const isNameOf = (page: string, name: string): name is ValueName =>
  Object.entries(namesOfPage).some(([known, names]) => known === page && names.some((one) => one === name));

export type Parameter = readonly [name: string, value: string];

/** What an address says behind the entry of the centre is the entry's; what stands before it is its page's own, by whatever name. */
export function splitAtEntry(
  parameters: readonly Parameter[],
  isEntry: (parameter: Parameter) => boolean,
): { own: readonly Parameter[]; inner: readonly Parameter[] } {
  const at = parameters.findIndex(isEntry);
  const isInner = ([name]: Parameter, index: number): boolean => at !== -1 && index > at && isValueName(name);
  return { own: parameters.filter((one, index) => !isInner(one, index)), inner: parameters.filter(isInner) };
}

/** Of these parameters those that a page of the centre knows, the first of each. */
export function centerValuesOf(page: string, parameters: readonly Parameter[]): PageValues {
  const known = parameters.filter(([name, value]) => value !== '' && isNameOf(page, name));
  return Object.fromEntries(known.filter(([name], index) => known.findIndex(([other]) => other === name) === index));
}
