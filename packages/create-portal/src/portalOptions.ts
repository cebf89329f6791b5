import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Brand, baizeTokens, checkBrand, problemText } from '@baize/brand';

/** What keeps a portal from being created: a line for each thing to mend, with its value and the rule. */
export class PortalError extends Error {
  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'PortalError';
  }
}

/** A portal to create. */
export interface PortalOptions {
  /** Where it is written: a folder that is missing or empty. */
  folder: string;
  /** As the brand writes it. */
  name: string;
  /** Lower-case letters, digits and hyphens: name of the npm package, code at the gateway. */
  code: string;
  /** ISO 4217. */
  currency: string;
  /** IANA zone of the brand's day. */
  timeZone: string;
  /** `vi`, `en` or both; the first is what a new visitor is shown. */
  languages: readonly string[];
  /** Folder with the packed packages, which then are copied into the app; undefined for those of the registry. */
  packages?: string | undefined;
}

/** Languages that the packages have texts in. */
const spoken = ['vi', 'en'];

export const usage = `npm run create -- FOLDER [options]             in a checkout of Baize, which packs its own packages
npm create @baize/portal FOLDER -- [options]   where the packages are in a registry

  --name "Hải"          as the brand writes it; without it the folder's name
  --code hai            lower-case letters, digits and hyphens; without it made of the name
  --currency PHP        ISO 4217; without it VND
  --time-zone ZONE      IANA zone of the brand's day; without it Asia/Ho_Chi_Minh
  --languages en,vi     vi, en or both, the first for new visitors; without it vi,en
  --packages FOLDER     packed packages to install in place of the registry's
`;

/** Letters without their marks: Hải is hai. */
function codeOf(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^[^a-z]+|-+$/g, '');
}

/** The options of the command, as a person typed them. */
const argumentOptions = {
  name: { type: 'string' },
  code: { type: 'string' },
  currency: { type: 'string', default: 'VND' },
  'time-zone': { type: 'string', default: 'Asia/Ho_Chi_Minh' },
  languages: { type: 'string', default: 'vi,en' },
  packages: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** What can't be meant of the arguments: an option that there is not, or one without its value. */
function optionProblem(error: unknown): string {
  const said = error instanceof Error ? error.message : String(error);
  const option = (/--[\w-]+/.exec(said) ?? /-\w/.exec(said))?.[0] ?? '';
  const known = Object.entries(argumentOptions).find(([name]) => `--${name}` === option)?.[1];
  if (known === undefined) return `There is no option ${option}.`;
  return known.type === 'boolean' ? `${option} takes no value.` : `${option} takes a value.`;
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: argumentOptions });
  } catch (error) {
    throw new PortalError([optionProblem(error), '', usage]);
  }
}

/**
 * The portal that a command line asks for; undefined where it asks for help.
 * @throws PortalError for an unknown option, or none or two folders
 */
export function readOptions(args: readonly string[]): PortalOptions | undefined {
  const { values, positionals } = parsed(args);
  if (values.help) return undefined;
  const [folder, another] = positionals;
  if (folder === undefined || another !== undefined)
    throw new PortalError([
      folder === undefined ? 'Which folder? None is named.' : `One folder is needed, not ${positionals.join(' and ')}.`,
      '',
      usage,
    ]);
  const name = values.name ?? path.basename(path.resolve(folder));
  return {
    folder,
    name,
    code: values.code ?? codeOf(name),
    currency: values.currency,
    timeZone: values['time-zone'],
    languages: values.languages.split(',').map((language) => language.trim()),
    packages: values.packages,
  };
}

/** Which option says what of a brand. */
const optionOf: Readonly<Record<string, string>> = {
  name: '--name',
  code: '--code',
  merchantCode: '--code',
  currency: '--currency',
  timeZone: '--time-zone',
};

/** What a new portal has of everything that is a brand's own, for its engineer to change. */
const samples = {
  description: 'Games in one place. For players of 18 and over.',
  contacts: { email: 'support@example.com' },
  flags: { freePlay: true, mobileCodeLogin: false, mobileNumberRegistration: false },
  amounts: { deposit: { minimum: 100, maximum: 50_000 }, withdrawal: { minimum: 100, maximum: 50_000, dailyMaximum: 300_000 } },
  banks: [{ bankCode: 'BANK1', name: 'A bank of yours' }],
};

/**
 * The brand file of a new portal: its own names, in the look of Baize until its tokens are changed.
 * @throws PortalError with a line for each option that a brand can't have
 */
export function brandOf({ name, code, currency, timeZone, languages }: PortalOptions): Brand {
  const brand: Brand = { code, name, merchantCode: code, currency, timeZone, languages, ...samples, tokens: baizeTokens };
  const silent = languages.filter((language) => !spoken.includes(language));
  const lines = checkBrand(brand).flatMap((problem) => {
    // The code says both.
    if (problem.key === 'merchantCode' || problem.key.startsWith('languages')) return [];
    return problemText({ ...problem, key: optionOf[problem.key] ?? problem.key });
  });
  if (silent.length > 0 || new Set(languages).size < languages.length)
    lines.push(`--languages is "${languages.join(',')}": must be vi, en or both, each once.`);
  if (lines.length > 0) throw new PortalError(lines);
  return brand;
}
