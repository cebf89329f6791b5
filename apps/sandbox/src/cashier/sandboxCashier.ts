import { limits } from '@baize/contract';
import type { Cashier, CashierChannel } from '@baize/gateway/ports';
import { sandboxBanks } from './sandboxBanks.ts';

const { creditedSeconds } = limits.deposit;
/** Nothing is really paid: the sandbox accepts every amount that a brand allows. */
const [minimum, maximum] = [1, Number.MAX_SAFE_INTEGER];
const automatic = { isAutomatic: true, usualSeconds: creditedSeconds, minimum, maximum };
const byHand = { isAutomatic: false, usualSeconds: 300, minimum, maximum };
const accountName = 'CONG TY BAIZE SANDBOX';

/** No money goes to any of these accounts. */
const channels: readonly CashierChannel[] = [
  {
    channelId: 'vietcombank',
    method: 'bank',
    name: 'Vietcombank',
    ...automatic,
    accountName,
    accountNumber: '0000000001',
    bankBin: '970436',
  },
  {
    channelId: 'techcombank',
    method: 'bank',
    name: 'Techcombank',
    ...automatic,
    accountName,
    accountNumber: '0000000002',
    bankBin: '970407',
  },
  { channelId: 'acb', method: 'bank', name: 'ACB', ...byHand, accountName, accountNumber: '0000000003', bankBin: '970416' },
  { channelId: 'momo', method: 'eWallet', name: 'MoMo', ...automatic, accountName, accountNumber: '0900000001' },
  { channelId: 'zalopay', method: 'eWallet', name: 'ZaloPay', ...automatic, accountName, accountNumber: '0900000002' },
  { channelId: 'napas', method: 'card', name: 'NAPAS', ...automatic, accountName, accountNumber: 'BAIZE-0001' },
];

/** Is paid in full after a moment where the channel needs nobody to look, and pays out in full every time. */
export function createSandboxCashier(delayMs: number): Cashier {
  const isAutomatic = (channelId: string): boolean => channels.some((channel) => channel.channelId === channelId && channel.isAutomatic);
  return {
    channels: () => channels,
    banks: () => sandboxBanks,
    depositDelayMs: ({ channelId }) => (isAutomatic(channelId) ? delayMs : undefined),
    payoutDelayMs: () => delayMs,
  };
}
