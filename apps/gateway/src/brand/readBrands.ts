import { type Brand, BrandError, type BrandProblem } from '@baize/brand';
import { type BrandFolder, readBrandFolder } from '@baize/brand/folder';
import { supported } from '@baize/contract';

/** The brands that a gateway serves. */
export interface Brands {
  /** Of every host that no other is for; its merchant, currency and zone are those of the house. */
  first: BrandFolder;
  all: readonly BrandFolder[];
  /** @param host name without a port */
  of(host: string): BrandFolder;
}

/** What keeps a further brand from being a face of the same house, beside those that were read before it. */
function problemsBeside(
  [{ brand: first }, ...others]: readonly [BrandFolder, ...BrandFolder[]],
  { code, hosts = [], merchantCode, currency, timeZone }: Brand,
): BrandProblem[] {
  const problems: BrandProblem[] = [];
  const same = { merchantCode, currency, timeZone };
  for (const key of ['merchantCode', 'currency', 'timeZone'] as const) {
    if (same[key] !== first[key]) problems.push({ key, value: same[key], rule: `is ${first[key]} of ${first.code}: one house has one.` });
  }
  if (hosts.length === 0) problems.push({ key: 'hosts', rule: `is missing: ${first.code} is shown at every other host.` });
  for (const other of [first, ...others.map(({ brand }) => brand)]) {
    if (code === other.code) problems.push({ key: 'code', value: code, rule: 'another brand has it.' });
    if (other === first) continue;
    for (const host of hosts.filter((name) => other.hosts?.includes(name)))
      problems.push({ key: 'hosts', value: host, rule: `is a host of ${other.code}.` });
  }
  return problems;
}

/**
 * Reads the folders of BRAND_DIR, and checks all that they hold.
 * @throws BrandError with each problem of the first folder that has any
 */
export async function readBrands(folders: readonly [string, ...string[]]): Promise<Brands> {
  const [firstFolder, ...others] = folders;
  const read = async (folder: string, problemsOf: (brand: Brand) => BrandProblem[]): Promise<BrandFolder> => {
    const found = await readBrandFolder(folder, supported);
    const problems = problemsOf(found.brand);
    if (problems.length > 0) throw new BrandError(problems, folder);
    return found;
  };
  const first = await read(firstFolder, () => []);
  const all: [BrandFolder, ...BrandFolder[]] = [first];
  for (const folder of others) {
    all.push(await read(folder, (brand) => problemsBeside(all, brand)));
  }
  const rest = all.slice(1);
  return { first, all, of: (host) => rest.find(({ brand }) => brand.hosts?.includes(host.toLowerCase())) ?? first };
}
