import type { Person } from '@baize/contract';

/** A person of §6 who logs in. */
export type SessionPerson = Exclude<Person, 'visitor'>;

/** What one logs in with. */
export interface Account {
  /** Name that one logs in with. */
  username: string;
  /** Password that goes with it. */
  password: string;
}

/** How a run reaches its gateway, and with whom. */
export interface Settings {
  /** Address below which the calls lie, with a trailing slash. */
  baseUrl: string;
  /** The merchant of the header; without it the one that the portal's page names. */
  merchantCode?: string | undefined;
  /** An account a person of §6. */
  accounts: Record<SessionPerson, Account>;
  /** Account directly below the agent's, which may send money back to it. */
  downline: Account;
  /** Fund password of all of these accounts. */
  fundPassword: string;
  /** A code by which a new player comes to be directly below the agent. */
  affiliateCode: string;
  /** The last stage that is run; all of them without it. */
  stage?: string | undefined;
  /** The first stage after the foundations; those between are left out. */
  from?: string | undefined;
  /** Calls that the stages `calls`, `attacks` and `extremes` keep to; every call where there are none. */
  only: readonly string[];
  /** Requests at once, where their order says nothing. */
  parallel: number;
  /** Seconds until a request without a reply is given up. */
  timeout: number;
  /** The longest wait in seconds that a gateway may ask for by 429. */
  longestWait: number;
}
