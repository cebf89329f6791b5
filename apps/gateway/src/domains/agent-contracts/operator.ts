import { readFile } from 'node:fs/promises';
import { type ContractTerms, type Currency, contractActions, contractTerms } from '@baize/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { schema } from '../../db/schema.ts';
import { OperatorError } from '../../operator/arguments.ts';
import type { Command, OperatorContext } from '../../operator/Command.ts';
import { customerOf } from '../../operator/customerOf.ts';
import { figureLine, typedFigure } from '../../operator/figures.ts';
import { AppError } from '../../wire/AppError.ts';
import { stateOfRow } from './contractRows.ts';
import { contractRules } from './contractRules.ts';
import { processContract } from './processContract.ts';
import { makeOffer } from './proposals.ts';

const { agentContracts } = schema;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The terms as JSON, or in a file that is named. */
async function readTerms(given: string | undefined): Promise<ContractTerms> {
  if (!given) throw new OperatorError('Give the terms as JSON, or the path of a file that has them.');
  try {
    const text = given.trimStart().startsWith('{') ? given : await readFile(given, 'utf8');
    const read = contractTerms.safeParse(JSON.parse(text));
    if (read.success) return read.data;
    throw new OperatorError(
      `Not terms of a contract: ${read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')}`,
    );
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`The terms can’t be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** A refusal as an operator reads it: the code, and each field with its own. */
async function explained<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const fields = error.details?.fields?.map(({ field, code }) => `${field}: ${code}`) ?? [];
    throw new OperatorError([error.code, ...fields].join('; '));
  }
}

async function offer({ db, house, settings, changed }: OperatorContext, [account = '', given]: readonly string[]): Promise<string> {
  const agent = await customerOf({ db, house }, [account]);
  if (agent.uplineId !== null) throw new OperatorError(`${agent.account} has an upline, who alone may offer him a contract.`);
  const terms = await readTerms(given);
  const { id } = await explained(() => db.transaction((tx) => makeOffer(tx, settings, { uplineId: null, downlineId: agent.id, terms })));
  changed(agent.id);
  return `${agent.account} is offered contract ${id}; a first one holds for the period that runs when it is signed, another from the next.`;
}

async function list({ db, house }: OperatorContext, [account = '']: readonly string[]): Promise<string> {
  const { id, account: name } = await customerOf({ db, house }, [account]);
  const rows = await db
    .select()
    .from(agentContracts)
    .where(and(eq(agentContracts.downlineId, id), isNull(agentContracts.endedAt)))
    .orderBy(agentContracts.createdAt);
  if (rows.length === 0) return `${name} has no contract with an upline.`;
  return rows
    .map((row) => {
      const from = row.effectiveFrom ? `, in force from ${row.effectiveFrom.toISOString()}` : '';
      return `${row.id} ${[row.type, row.productType].filter(Boolean).join(' ')}: ${stateOfRow(row)}${from}, ${row.uplineId === null ? 'of the house' : 'of the upline'}`;
    })
    .join('\n');
}

async function process({ db, settings, changed }: OperatorContext, [id = '', letter]: readonly string[]): Promise<string> {
  const action = contractActions.find((one) => one === letter);
  if (!uuid.test(id) || !action) throw new OperatorError('Say which contract and what: contract process <id> A, C or R.');
  const act = { actor: 'house' as const, contract: { contractId: id }, action, endsContracts: [] };
  for (const told of await explained(() => processContract(db, settings, act))) changed(told);
  return `Contract ${id}: ${action} is done.`;
}

/** The one rule that is money. */
const moneyOf = (name: string, currency: Currency) => (name === 'activeMinimumBet' ? currency : undefined);

/** A figure, or a word as it was typed. */
const typedRule = (name: string, text: string | undefined, currency: Currency): number | string | undefined =>
  moneyOf(name, currency) !== undefined || /^\d+$/.test(text ?? '') ? typedFigure(name, text ?? '', moneyOf(name, currency)) : text;

async function rules({ settings, house }: OperatorContext, [figure, value]: readonly string[]): Promise<string> {
  const known = settings.contractRules();
  if (figure !== undefined) {
    if (!Object.hasOwn(known, figure)) throw new OperatorError(`A rule is one of ${Object.keys(known).join(', ')}.`);
    const given = typedRule(figure, value, house.currency);
    const read = contractRules.safeParse({ ...known, [figure]: given });
    if (!read.success) throw new OperatorError(`${figure}: ${read.error.issues.map(({ message }) => message).join('; ')}`);
    await settings.change({ contracts: read.data });
  }
  return Object.entries(settings.contractRules())
    .map(([name, set]) => (typeof set === 'number' ? figureLine(name, set, moneyOf(name, house.currency)) : `${name} ${set}`))
    .join('\n');
}

const actions: Record<string, (context: OperatorContext, args: readonly string[]) => Promise<string>> = {
  'offer-house': offer,
  list,
  process,
  rules,
};

/** Operator commands of this domain. */
export const agentContractsCommands: Record<string, Command> = {
  contract: {
    help: `  contract offer-house <account> <terms or file>         offer an agent without an upline a contract of the house; terms as JSON
  contract process <id> A | C | R                        sign, end or refuse a contract for the house
  contract list <account> | contract rules [<rule> <value>]   its contracts that wait or are signed; the brand's rules of contracts`,
    run: async (context, [action = '', ...args]) => {
      const run = Object.hasOwn(actions, action) ? actions[action] : undefined;
      if (!run)
        throw new OperatorError(
          'A contract is offered, processed or listed: contract offer-house, contract process, contract list, contract rules.',
        );
      return run(context, args);
    },
  },
};
