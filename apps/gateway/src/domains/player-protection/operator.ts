import { OperatorError } from '../../operator/arguments.ts';
import type { Command, OperatorContext } from '../../operator/Command.ts';
import { customerOf } from '../../operator/customerOf.ts';
import { activePlayers, type Signal, signalDays, signalsOf } from './signals.ts';

/** Players whom the list names: those with most signs. */
const shownPlayers = 100;

const purpose = 'To protect players, and for nothing else: no offer, message, rank or limit of the house follows from it.';
const signText = ({ name, told }: Signal): string => `  ${name}: ${told}`;

async function listSignals({ db, house }: OperatorContext): Promise<string> {
  const found: { account: string; signs: Signal[] }[] = [];
  for await (const { id, account } of activePlayers(db, house.timeZone)) {
    const signs = (await signalsOf(db, id, house)).filter(({ isSign }) => isSign);
    if (signs.length > 0) found.push({ account, signs });
  }
  const head = `${found.length} ${found.length === 1 ? 'player has' : 'players have'} signs of harm in the last ${signalDays} days. ${purpose}`;
  const shown = found.sort((one, other) => other.signs.length - one.signs.length || (one.account < other.account ? -1 : 1));
  const rest = found.length - shownPlayers;
  return [
    head,
    ...shown.slice(0, shownPlayers).flatMap(({ account, signs }) => [account, ...signs.map(signText)]),
    ...(rest > 0 ? [`${rest} more with as many signs or fewer are not shown.`] : []),
  ].join('\n');
}

async function showSignals(context: OperatorContext, words: readonly string[]): Promise<string> {
  const { id, account } = await customerOf(context, words);
  const signals = await signalsOf(context.db, id, context.house);
  const count = signals.filter(({ isSign }) => isSign).length;
  return [
    `${account} has ${count} of ${signals.length} signs of harm in the last ${signalDays} days. ${purpose}`,
    ...signals.map((signal) => `${signal.isSign ? 'sign' : '    '}${signText(signal)}`),
  ].join('\n');
}

/** Operator commands of this domain. They read alone: nobody opens or changes what a player has set. */
export const playerProtectionCommands: Record<string, Command> = {
  protection: {
    help: `  protection signals [<account>]                         signs of harm in the play of the last ${signalDays} days, each with its figures`,
    run: (context, [action, ...words]) => {
      if (action !== 'signals')
        throw new OperatorError('Signs of harm are listed, or shown of one player: protection signals [<account>].');
      return words.length === 0 ? listSignals(context) : showSignals(context, words);
    },
  },
};
