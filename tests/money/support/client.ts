import { createHmac, randomInt, randomUUID } from 'node:crypto';
import { call, type Reply } from '../../../apps/gateway/src/testingClient.ts';
import { deriveSecrets } from '../../../apps/gateway/src/wire/secrets.ts';
import { testEnvironment } from './gatewayProcess.ts';

export { call, type Reply };

let players = 0;
export const fundPassword = 'Fund1234';

/** A new player with the welcome credit as balance. @returns the session's token. */
export async function registerPlayer(url: string, part: { referralCode?: string } = {}): Promise<string> {
  players += 1;
  const reply = await call(url, 'registerMember', {
    username: `p${process.pid}x${players}`.slice(0, 16),
    password: 'Secret12',
    confirmPassword: 'Secret12',
    paymentPassword: fundPassword,
    ageConfirmed: true,
    termsAccepted: true,
    registerMethod: 'WEB',
    domain: 'localhost',
    registerUrl: `${url}/web/register`,
    ...part,
  });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return reply.body.value.token;
}

/** Gives an account a real name and a bank card, to withdraw to. @returns the card's id. */
export async function addCard(url: string, token: string, password = 'Secret12'): Promise<string> {
  await call(url, 'setRealName', { realName: 'NGUYEN VAN AN', password }, { token });
  const [bank] = (await call(url, 'listBanks', {}, { token })).body.value.banks;
  const accountNumber = String(randomInt(1e12)).padStart(12, '0');
  const added = await call(url, 'addBankCard', { bankCode: bank.bankCode, accountNumber, fundPassword }, { token });
  if (added.status !== 200) throw new Error(JSON.stringify(added.body));
  return added.body.value.cardId;
}

export async function balanceOf(url: string, token: string): Promise<number> {
  return (await call(url, 'getBalance', {}, { token })).body.value.sumBalance;
}

/** Opens one of the most played games for real. @returns the game session that the provider is given. */
export async function openGame(url: string, token: string, place = 0): Promise<string> {
  const game = (await call(url, 'getPopularGames', { group: 'popular', size: place + 1 })).body.value.games[place];
  const { gameId, nodeId, vassalage } = game;
  const request = {
    gameId,
    nodeId,
    vassalage,
    accountType: 1,
    confirmTrans: true,
    launchMode: 'window',
    platform: 'html5',
    clientType: 3,
    language: 'vi',
  } as const;
  const launched = await call(url, 'launchGame', request, { token });
  const session = /[\w-]{43,}/.exec(new URL(launched.body.value.game_url, url).href.replace(gameId, ''))?.[0];
  if (!session) throw new Error(`no game session in ${JSON.stringify(launched.body)}`);
  return session;
}

/** Calls the seamless wallet as the sandbox provider does, signed. */
export async function wallet(url: string, name: 'balance' | 'bet' | 'win' | 'rollback', request: Record<string, unknown>): Promise<Reply> {
  const { providerSecret } = await deriveSecrets(testEnvironment.GATEWAY_SECRET);
  const body = JSON.stringify(request);
  const timestamp = String(Date.now());
  const signature = createHmac('sha256', providerSecret).update(`${timestamp}.${body}`).digest('hex');
  const response = await fetch(`${url}/provider/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-provider': 'sandbox', 'x-timestamp': timestamp, 'x-signature': signature },
    body,
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

export const newId = () => randomUUID();
