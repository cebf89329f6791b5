import { parseArgs } from 'node:util';
import { calls } from '@baize/contract';
import type { Settings } from './Settings.ts';
import { stages } from './stages/stages.ts';

/** A flag or an address that can't be meant. */
export class UsageError extends Error {}

interface Flag {
  /** What stands for its value in the help. */
  value?: string;
  default?: string;
  about: string;
}

const names = stages.map(({ name }) => name).join(', ');

/** The flags; their defaults suit the accounts of a fresh reference gateway. */
const flags = {
  stage: { value: 'name', about: `The last stage to run: ${names}. Default: all of them` },
  from: { value: 'name', about: 'The first stage to run after reachable, headers, key and login, which everything stands on' },
  only: { value: 'call', about: 'A call that calls, attacks and extremes keep to; may be given again. Default: every call' },
  'merchant-code': { value: 'code', about: 'Merchant of the header. Default: what the page at /web/ says in data-merchant' },
  member: { value: 'name', default: 'member01', about: 'Account of a player' },
  agent: { value: 'name', default: 'agent01', about: 'Account of an agent with a fund password and some money' },
  'legion-master': { value: 'name', default: 'master01', about: 'Account of the master of a legion' },
  trial: { value: 'name', default: 'trial01', about: 'Trial account (type 4)' },
  downline: { value: 'name', default: 'contract01', about: 'Account directly below the agent that may send it money' },
  password: { value: 'text', default: 'Baize123', about: 'Password of all of these' },
  'fund-password': { value: 'text', default: 'Fund1234', about: 'Fund password of all of these' },
  'affiliate-code': { value: 'code', default: 'AGENT01', about: 'Code that puts a new player directly below the agent' },
  parallel: { value: 'count', default: '4', about: 'Requests at once, where their order says nothing' },
  timeout: { value: 'seconds', default: '30', about: 'Until a request without a reply is given up' },
  'longest-wait': {
    value: 'seconds',
    default: '90',
    about: 'The longest wait that a 429 may ask for; a longer one is taken as the answer',
  },
  json: { about: 'Print the report as JSON in place of Markdown' },
  help: { about: 'Print this' },
} as const satisfies Record<string, Flag>;

/** The help of the command: every flag with its default. */
export function usage(): string {
  const rows = Object.entries<Flag>(flags).map(([name, { value, default: preset, about }]) => [
    `--${name}${value === undefined ? '' : ` <${value}>`}`,
    `${about}${preset === undefined ? '' : `. Default: ${preset}`}.`,
  ]);
  const width = Math.max(...rows.map(([flag = '']) => flag.length)) + 2;
  return [
    'Usage: npx @baize/conformance <address> [flags]',
    '',
    'Holds a gateway to the contract of a Baize portal. The address is the one below which the calls lie, such as https://gateway.example/api.',
    'Ends with 0 when it keeps all, with 1 when there are findings, with 2 when it could not be judged.',
    '',
    ...rows.map(([flag = '', about]) => `  ${flag.padEnd(width)}${about}`),
    '',
  ].join('\n');
}

function wholeNumber(flag: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new UsageError(`--${flag} takes a whole number from 1 on, not “${text}”.`);
  return value;
}

function stageName(flag: string, name: string | undefined): string | undefined {
  if (name !== undefined && !stages.some((stage) => stage.name === name))
    throw new UsageError(`--${flag} takes one of ${names}, not “${name}”.`);
  return name;
}

function addressOf(given: string | undefined): string {
  if (given === undefined) throw new UsageError('The address of the gateway is missing, such as https://gateway.example/api.');
  if (!URL.canParse(given) || !/^https?:$/.test(new URL(given).protocol))
    throw new UsageError(`“${given}” is no address: it begins with https:// or http://.`);
  const address = new URL(given);
  return `${address.origin}${address.pathname.replace(/\/*$/, '/')}`;
}

/** What can't be meant of the arguments, in the words of the help. */
function flagProblem(error: unknown): string {
  const said = error instanceof Error ? error.message : String(error);
  const name = /--?([\w-]+)/.exec(said)?.[1] ?? '';
  const known = Object.entries<Flag>(flags).find(([flag]) => flag === name)?.[1];
  if (known === undefined) return `There is no flag ${/--?[\w-]+/.exec(said)?.[0] ?? ''}. --help lists all of them.`;
  return known.value === undefined ? `--${name} takes no value.` : `--${name} takes a value: --${name} <${known.value}>.`;
}

function parsed(given: readonly string[]) {
  const options = Object.fromEntries(
    Object.entries<Flag>(flags).map(([name, { value }]) => [
      name,
      value === undefined ? { type: 'boolean' as const } : { type: 'string' as const, multiple: name === 'only' },
    ]),
  );
  try {
    return parseArgs({ args: [...given], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(flagProblem(error));
  }
}

/**
 * Reads the arguments of the command.
 * @returns `undefined` settings where the help is asked for
 * @throws UsageError
 */
export function readSettings(given: readonly string[]): { settings: Settings | undefined; isJson: boolean } {
  const { values, positionals } = parsed(given);
  if (values['help'] === true) return { settings: undefined, isJson: false };
  if (positionals.length > 1) throw new UsageError(`One address is taken, not ${positionals.length}: ${positionals.join(' ')}`);
  const textOf = (name: Exclude<keyof typeof flags, 'only'>): string | undefined => values[name] as string | undefined;
  const presetOf = (
    name: keyof typeof flags &
      (
        | 'member'
        | 'agent'
        | 'legion-master'
        | 'trial'
        | 'downline'
        | 'password'
        | 'fund-password'
        | 'affiliate-code'
        | 'parallel'
        | 'timeout'
        | 'longest-wait'
      ),
  ): string => textOf(name) ?? flags[name].default;
  const only = (values['only'] as string[] | undefined) ?? [];
  for (const name of only) if (!(name in calls)) throw new UsageError(`--only: the contract has no call “${name}”.`);
  const password = presetOf('password');
  const account = (name: 'member' | 'agent' | 'legion-master' | 'trial' | 'downline') => ({ username: presetOf(name), password });
  return {
    isJson: values['json'] === true,
    settings: {
      baseUrl: addressOf(positionals[0]),
      merchantCode: textOf('merchant-code'),
      accounts: { member: account('member'), agent: account('agent'), legionMaster: account('legion-master'), trial: account('trial') },
      downline: account('downline'),
      fundPassword: presetOf('fund-password'),
      affiliateCode: presetOf('affiliate-code'),
      stage: stageName('stage', textOf('stage')),
      from: stageName('from', textOf('from')),
      only,
      parallel: wholeNumber('parallel', presetOf('parallel')),
      timeout: wholeNumber('timeout', presetOf('timeout')),
      longestWait: wholeNumber('longest-wait', presetOf('longest-wait')),
    },
  };
}
