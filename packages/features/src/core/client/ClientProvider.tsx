import { createContext, type ReactElement, type ReactNode, use } from 'react';
import type { Client } from './Client.ts';

const ClientContext = createContext<Client | null>(null);

/** Gives every hook below it the client that it calls with. */
export function ClientProvider({ client, children }: { client: Client; children: ReactNode }): ReactElement {
  return <ClientContext value={client}>{children}</ClientContext>;
}

/** The client of the app; throws outside of a `ClientProvider`. */
export function useClient(): Client {
  const client = use(ClientContext);
  if (!client) throw new Error('No client: wrap the app in <ClientProvider client={createClient(…)}>.');
  return client;
}
