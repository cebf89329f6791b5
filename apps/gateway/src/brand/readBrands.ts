import { type Brand, BrandError, type BrandProblem } from '@baize/brand';
import { type BrandFolder, readBrandFolder } from '@baize/brand/folder';
import { currencies, languages } from '@baize/contract';
import { isFlag } from '../settings/portalSettings.ts';

/** The brands that a gateway serves. */
export interface Brands {
  /** Of every host that no other is for; its merchant, currency and zone are those of the house. */
  first: BrandFolder;
  all: readonly BrandFolder[];
  /** @param host name without a port */
  of(host: string): BrandFolder;
}

const isAmong = (known: readonly string[], name: string): boolean => known.includes(name);

/** What a brand asks of the gateway that the gateway has not. */
function problemsHere({ currency, languages: spoken, flags = {} }: Brand): BrandProblem[] {
  const unknown = spoken.filter((language) => !isAmong(languages, language));
  return [
    ...(isAmong(currencies, currency) ? [] : [{ key: 'currency', value: currency, rule: `this gateway knows ${currencies.join(', ')}.` }]),
    ...unknown.map((language) => ({ key: 'languages', value: language, rule: `this portal speaks ${languages.join(', ')}.` })),
    ...Object.keys(flags).flatMap((name) => (isFlag(name) ? [] : [{ key: `flags.${name}`, rule: 'is no flag of a portal (§6).' }])),
  ];
}

/** What keeps a further brand from being a face of the same house. */
function problemsBeside(first: Brand, { code, hosts = [], merchantCode, currency, timeZone }: Brand): BrandProblem[] {
  const problems: BrandProblem[] = [];
  const same = { merchantCode, currency, timeZone };
  for (const key of ['merchantCode', 'currency', 'timeZone'] as const) {
    if (same[key] !== first[key]) problems.push({ key, value: same[key], rule: `is ${first[key]} of ${first.code}: one house has one.` });
  }
  if (hosts.length === 0) problems.push({ key: 'hosts', rule: `is missing: ${first.code} is shown at every other host.` });
  if (code === first.code) problems.push({ key: 'code', value: code, rule: 'another brand has it.' });
  return problems;
}

/**
 * Reads the folders of BRAND_DIR, and checks all that they hold.
 * @throws BrandError with each problem of the first folder that has any
 */
export async function readBrands(folders: readonly [string, ...string[]]): Promise<Brands> {
  const [firstFolder, ...others] = folders;
  const read = async (folder: string, problemsOf: (brand: Brand) => BrandProblem[]): Promise<BrandFolder> => {
    const found = await readBrandFolder(folder);
    const problems = problemsOf(found.brand);
    if (problems.length > 0) throw new BrandError(problems, folder);
    return found;
  };
  const first = await read(firstFolder, problemsHere);
  const rest: BrandFolder[] = [];
  for (const folder of others) {
    rest.push(await read(folder, (brand) => [...problemsHere(brand), ...problemsBeside(first.brand, brand)]));
  }
  const all = [first, ...rest];
  return { first, all, of: (host) => rest.find(({ brand }) => brand.hosts?.includes(host.toLowerCase())) ?? first };
}
