import type { Call, CallName, Person } from '@baize/contract';
import { calls, persons } from '@baize/contract';
import { Deviation } from './Deviation.ts';
import { createExamples, type Examples, newUsername, noThings } from './examples.ts';
import type { Finding, FindingDetails, Note } from './Finding.ts';
import { MissingCall } from './MissingCall.ts';
import { NoReply } from './NoReply.ts';
import { valueIn } from './readReply.ts';
import type { Account, SessionPerson, Settings } from './Settings.ts';
import { Wire } from './Wire.ts';

/** What a run tells while it goes on. */
export interface Progress {
  /** A stage begins. */
  onStage?: (title: string) => void;
  /** A finding was made. */
  onFinding?: (finding: Finding) => void;
  /** A request waits so many seconds for a limit of the gateway. */
  onWait?: (seconds: number, call: string) => void;
}

/** Requests without a reply after which a gateway is taken for gone. */
const mostLost = 3;

/** A gateway that has gone away in the middle of a run. */
export class GatewayGone extends Error {}

/** One run against one gateway: its wire, its sessions, and what was found so far. */
export class Run {
  readonly settings: Settings;
  readonly wire: Wire;
  readonly findings: Finding[] = [];
  readonly notes: Note[] = [];
  readonly examples: Examples;
  /** What of the examples is the gateway's own, as far as it was read. */
  readonly own = noThings();
  /** A session of each person who has logged in. */
  readonly tokens = new Map<SessionPerson, string>();
  /** Name of the stage that goes on. */
  stage = '';
  /** Checks so far. */
  checks = 0;
  readonly #progress: Progress;
  #lost = 0;
  #throwaway: Promise<string> | undefined;

  constructor(settings: Settings, progress: Progress = {}) {
    this.settings = settings;
    this.#progress = progress;
    const { baseUrl, timeout, longestWait } = settings;
    this.wire = new Wire({ baseUrl, timeout, longestWait, ...(progress.onWait && { onWait: progress.onWait }) });
    this.wire.merchantCode = settings.merchantCode;
    this.examples = createExamples(settings, this.own, () => this.wire.merchantCode ?? '');
  }

  /** Keeps what was found: a rule that a call breaks is told once a stage, whatever came of it each time. */
  report(...findings: readonly FindingDetails[]): void {
    for (const details of findings) {
      const finding = { stage: this.stage, ...details };
      const isKnown = ({ stage, call, field, expected }: Finding): boolean =>
        stage === finding.stage && call === finding.call && field === finding.field && expected === finding.expected;
      if (this.findings.some(isKnown)) continue;
      this.findings.push(finding);
      this.#progress.onFinding?.(finding);
    }
  }

  /** Says what was not looked at or not proved. */
  note(kind: Note['kind'], call: string, text: string): void {
    this.notes.push({ stage: this.stage, kind, call, text });
  }

  /**
   * Makes one check: what it throws of a gateway's faults becomes findings, and the run goes on.
   * @param call that a reply which never came is told of
   * @throws GatewayGone once several requests in a row had no reply
   */
  async check(call: string, body: () => Promise<void>): Promise<void> {
    this.checks += 1;
    try {
      await body();
      this.#lost = 0;
    } catch (error) {
      if (error instanceof Deviation) this.report(...error.findings);
      else if (error instanceof MissingCall) this.#reportMissing(error);
      else if (error instanceof NoReply) {
        this.report({ call, expected: 'a reply', got: error.got, hint: error.hint });
        this.#lost += 1;
        if (this.#lost >= mostLost) throw new GatewayGone(error.got);
      } else throw error;
    }
  }

  #reportMissing({ call, got }: MissingCall): void {
    if (this.findings.some((known) => known.call === call && known.expected === 'the call')) return;
    this.report({
      call,
      expected: 'the call',
      got,
      hint: `Implement ${calls[call].method} ${calls[call].path}; nothing else of it was looked at.`,
    });
  }

  /** Makes a check of each item, several at once. */
  async each<Item>(items: readonly Item[], callOf: (item: Item) => string, body: (item: Item) => Promise<void>): Promise<void> {
    const waiting = [...items];
    const lane = async (): Promise<void> => {
      for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
        const taken = item;
        await this.check(callOf(taken), () => body(taken));
      }
    };
    await Promise.all(Array.from({ length: this.settings.parallel }, lane));
  }

  /** The calls that the run is about. */
  get names(): CallName[] {
    const { only } = this.settings;
    return (Object.keys(calls) as CallName[]).filter((name) => only.length === 0 || only.includes(name));
  }

  /** The session of a person; a visitor has none. */
  tokenOf(person: Person): string | undefined {
    return person === 'visitor' ? undefined : this.tokens.get(person);
  }

  /**
   * Starts a session.
   * @throws Deviation when the gateway refuses, with the flags that name another account
   */
  async logIn({ username, password }: Account): Promise<string> {
    return valueIn('login', await this.wire.send('login', { type: 'username', username, password })).token;
  }

  /** Opens an account. @returns the token of its first session. */
  async register(form: object = this.examples.registerMember()): Promise<string> {
    return valueIn('registerMember', await this.wire.send('registerMember', form)).token;
  }

  /** A new player directly below the agent, whom money can be sent to. */
  async registerDownline(): Promise<{ token: string; username: string }> {
    const username = newUsername();
    const form = { ...this.examples.registerMember(), username, affiliateCode: this.settings.affiliateCode };
    return { token: await this.register(form), username };
  }

  /** Sends money of the agent to an account directly below it. */
  async fund(username: string, amount: number): Promise<void> {
    const request = { account: username, amount, fundPassword: this.settings.fundPassword };
    const options = { token: this.tokens.get('agent'), idempotencyKey: crypto.randomUUID() };
    valueIn('transferToDownline', await this.wire.send('transferToDownline', request, options));
  }

  /** The session of a member who can lose all that he has: the same one until it was ended. */
  throwaway(): Promise<string> {
    this.#throwaway ??= this.register();
    return this.#throwaway;
  }

  /** The session of somebody whom the call lets in: a throwaway member where members may make it. */
  async tokenFor(name: CallName): Promise<string | undefined> {
    const { auth }: Call = calls[name];
    if (auth === 'public') return undefined;
    if (auth.some((role) => role === persons.member)) return await this.throwaway();
    const person = (Object.keys(persons) as Person[]).find((known) => auth.some((role) => role === persons[known]));
    return this.tokenOf(person ?? 'visitor');
  }

  /** Sends with the session of {@link tokenFor}, and once more with a new one where that has ended. */
  async sendFor<Reply extends { status: number }>(name: CallName, send: (token: string | undefined) => Promise<Reply>): Promise<Reply> {
    const token = await this.tokenFor(name);
    const reply = await send(token);
    if (reply.status !== 401 || calls[name].auth === 'public') return reply;
    if (this.#throwaway && (await this.#throwaway) === token) this.#throwaway = undefined;
    return await send(await this.tokenFor(name));
  }
}
