import { logout } from '@baize/contract';
import type { Client } from '../client/createClient.ts';
import { GatewayError } from '../client/errors.ts';
import { keepTelling } from './keepTelling.ts';
import type { UnheardLogouts } from './unheardLogouts.ts';

/** Ends the token at the gateway. `false` when it may still be alive there: nothing but its end, or a 401, says that it is not. */
const revoke = (client: Client, token: string): Promise<boolean> =>
  client.send(logout, {}, { token }).then(
    () => true,
    (error: unknown) => error instanceof GatewayError && error.status === 401,
  );

/**
 * Ends a token of {@link UnheardLogouts} at the gateway, and forgets it once that has answered; until then it is asked again as long as the page
 * stands, and by the next page.
 * @returns when the first attempt is over.
 */
export async function endToken(client: Client, unheard: UnheardLogouts, token: string): Promise<void> {
  const tell = async (): Promise<boolean> => {
    if (!unheard.tokens().includes(token)) return true;
    const isHeard = await revoke(client, token);
    if (isHeard) unheard.forget(token);
    return isHeard;
  };
  if (!(await tell())) void keepTelling(tell);
}
