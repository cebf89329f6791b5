import type { PageValueName, PageValues } from '@baize/features/core';

const isValueNameOf: Record<PageValueName, true> = {
  order: true,
  round: true,
  from: true,
  to: true,
  vendorType: true,
  gameId: true,
  state: true,
  kind: true,
  downline: true,
  account: true,
  scope: true,
  promotion: true,
  category: true,
  reward: true,
  menu: true,
  lottery: true,
};
const isValueName = (name: string): name is PageValueName => Object.hasOwn(isValueNameOf, name);

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

/** Of these parameters the values of a part of the centre, the first of each name. */
export function valuesIn(names: readonly PageValueName[], parameters: readonly Parameter[]): PageValues {
  const known = parameters.filter(([name, value]) => value !== '' && names.some((one) => one === name));
  return Object.fromEntries(known.filter(([name], index) => known.findIndex(([other]) => other === name) === index));
}
