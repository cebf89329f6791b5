import { type CallName, calls } from '@baize/contract';
import { act, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type CallFault, callFaults, silence } from './callFaults.ts';
import type { CallsFaultedAt } from './faultedCalls.ts';
import type { FeaturePartsOptions } from './featureParts.ts';
import { type Answers, mockFetch } from './mockGateway.ts';
import { renderFeatureHook, renderFeatureView } from './renderFeature.tsx';

/** How a hook makes a call, and what it says of its failure. */
interface AskingHook<Result, Outcome> extends Pick<FeaturePartsOptions, 'account'> {
  hook(): Result;
  /** All that is needed for the call to come about, and to go well the second time. */
  answers: Answers;
  /** Default: at once. */
  isReady?(result: Result): boolean;
  /** Default: it asks by itself. */
  ask?(result: Result): Promise<Outcome> | undefined;
  /** Asks again; default: as the first time. */
  askAgain?(result: Result): void;
  /** Nothing is left to ask again. Default: never. */
  isOver?(result: Result): boolean;
  /** What it says; undefined for nothing. */
  said(result: Result, outcome: Outcome | undefined): string | undefined;
  /** Of every fault; default: the code of the fault. */
  says?: string;
  /** What draws the hook: its alert reads the sentence of the fault, and goes with it. Default: the stories alone show it. */
  view?: ReactElement;
}
/** Shows one call of one hook meeting one fault. */
type FaultedHook = (name: CallName, fault: CallFault) => Promise<void>;

/** What is answered to a fetch, but for one call, which meets the fault until it is mended. */
function faultingFetch(name: CallName, { answer }: CallFault, answers: Answers) {
  const ask = mockFetch(answers);
  const met = { sent: 0, isMended: false };
  const { method, path } = calls[name];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (met.isMended || request.method !== method || new URL(request.url).pathname !== `/api/${path}`) return await ask(request);
    met.sent += 1;
    return await answer(request.signal);
  };
  return { met, fetch };
}

/** Of a hook little is drawn, so that only looking often is soon. */
const soon = (check: () => void): Promise<void> => waitFor(check, { interval: 5 });

/** A hook whose call fails says so, and goes on when it is asked again (§8). */
export function faultedHook<Result, Outcome>(asking: AskingHook<Result, Outcome>): FaultedHook {
  const { hook, answers, account, isReady = () => true, ask = () => undefined, askAgain, isOver = () => false } = asking;
  const { said, says, view } = asking;
  return async (name, fault) => {
    // Only where there is something to wait for: in the tests' time everything else takes longer.
    if (fault.answer === silence) vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
    const { met, fetch } = faultingFetch(name, fault, answers);
    const { result, parts, unmount } = renderFeatureHook(hook, { fetch, account });
    if (view) renderFeatureView(view, parts);
    await soon(() => expect(isReady(result.current)).toBe(true));
    let asked: Promise<Outcome> | undefined;
    act(() => {
      asked = ask(result.current);
    });
    await soon(() => expect(met.sent).toBe(1));
    if (fault.answer === silence) await act(() => vi.advanceTimersByTimeAsync(120_000));
    let outcome = await act(async () => await asked);
    if (account && fault.code === 'user.or.token.invalid') {
      // §8: a 401 ends the session, whose dialog says so.
      expect(parts.session.get().status).toBe('visitor');
      return unmount();
    }
    await soon(() => expect(said(result.current, outcome)).toBe(says ?? fault.code));
    if (view) await soon(() => expect(screen.getByRole('alert').textContent).toContain(parts.texts.t(fault.code, { ns: 'core' })));
    if (isOver(result.current)) return unmount();
    met.isMended = true;
    outcome = await act(async () => {
      if (!askAgain) return await ask(result.current);
      askAgain(result.current);
      return undefined;
    });
    await soon(() => expect(said(result.current, outcome), 'asked again').toBeUndefined());
    if (view) await soon(() => expect(screen.queryByRole('alert'), 'asked again').toBeNull());
    unmount();
  };
}

/** Shows each of these calls meeting each fault. */
export function testFaults<Where extends string>(hooks: Record<CallsFaultedAt<{ hook: Where }>, FaultedHook>): void {
  describe.each(Object.entries<FaultedHook>(hooks))('§8 %s', (name, meets) => {
    afterEach(() => void vi.useRealTimers());
    it.each(Object.entries(callFaults))(
      'meets %s: it is said, and asking again goes on',
      async (_, fault) => await meets(name as CallName, fault),
    );
  });
}

/** The network goes and comes back: what has failed is asked for again by itself. */
export function reconnect(): void {
  for (const what of ['offline', 'online']) globalThis.dispatchEvent(new Event(what));
}
