import type { SeamlessCall, SeamlessReply } from '@baize/gateway/ports';
import { createDemoWallet } from './demoWallet.ts';
import type { WalletCall } from './walletClient.ts';

interface Seen {
  call: SeamlessCall;
  transactionId: string;
  amount: number | undefined;
}

/** Fault of a call in a test: not carried out, reply lost, or a given reply. */
export type Fault = 'none' | 'lost before' | 'lost after' | SeamlessReply;

/** A wallet whose faults a test chooses call by call; it remembers what came. */
export function createTestWallet(faultOf: (call: SeamlessCall, nth: number) => Fault = () => 'none') {
  const inner = createDemoWallet('VND');
  const seen: Seen[] = [];
  const walletCall: WalletCall = async (call, body) => {
    const nth = seen.filter((entry) => entry.call === call).length + 1;
    seen.push({
      call,
      transactionId: 'transactionId' in body ? body.transactionId : '',
      amount: 'amount' in body ? body.amount : undefined,
    });
    const fault = faultOf(call, nth);
    if (fault === 'lost before') throw new Error('no connection');
    if (typeof fault === 'object') return fault;
    const reply = await inner(call, body);
    if (fault === 'lost after') throw new Error('the reply was lost');
    return reply;
  };
  return { walletCall, seen, calls: () => seen.map(({ call }) => call) };
}
