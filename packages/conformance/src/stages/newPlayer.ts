import { amountOf } from '../examples.ts';
import type { Run } from '../Run.ts';
import { valueIn } from '../readReply.ts';
import { bankCardOf } from './readOwnThings.ts';

/** Somebody with money, and a bank card where one is needed. */
export interface Player {
  token: string;
  card?: { cardId: string };
}

/**
 * A new player below the agent, with the agent's fund password and some of its money.
 * @param orders that his money is enough for
 */
export async function newPlayer(run: Run, orders: number): Promise<Player> {
  const { settings, wire, examples } = run;
  const { token, username } = await run.registerDownline();
  const { password = '' } = examples.registerMember();
  await run.fund(username, orders * Math.max(amountOf(run.own, 'createWithdrawal'), amountOf(run.own, 'transferFund')));
  const request = { ...examples.setFundPassword(), newPassword: settings.fundPassword, confirmNewPassword: settings.fundPassword };
  valueIn('setFundPassword', await wire.send('setFundPassword', { ...request, password }, { token }));
  return { token, card: await bankCardOf(run, token, password) };
}
