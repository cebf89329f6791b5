import { type Currency, limits } from '@baize/contract';
import type { Cashier, CashierChannel, SandboxBank } from '@baize/gateway/ports';

const { creditedSeconds } = limits.deposit;
/** Nothing is really paid: the sandbox accepts every amount that a brand allows. */
const [minimum, maximum] = [1, Number.MAX_SAFE_INTEGER];
const automatic = { isAutomatic: true, usualSeconds: creditedSeconds, minimum, maximum };
const byHand = { isAutomatic: false, usualSeconds: 300, minimum, maximum };
const accountName = 'SANDBOX CASHIER';

/** Banks of a brand that names none. */
const sandboxBanks: readonly SandboxBank[] = [
  { bankCode: 'SBXA', name: 'Sandbox Bank' },
  { bankCode: 'SBXB', name: 'Sandbox Savings' },
];
/** Banks that money is paid in to: those that a QR code can name, or the first ones. */
const banksPaidTo = 3;

/** Wallets and cards that players of a currency know. */
const localWays: Partial<Record<Currency, { wallets: readonly string[]; card: string }>> = {
  VND: { wallets: ['MoMo', 'ZaloPay'], card: 'NAPAS' },
  PHP: { wallets: ['GCash', 'Maya'], card: 'BancNet' },
};
const anywhere = { wallets: ['Sandbox Wallet'], card: 'Sandbox Card' };

const idOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** No money goes to any of these accounts. The last bank is looked at by a person. */
function channelsOf(banks: readonly SandboxBank[], currency: Currency): CashierChannel[] {
  const named = banks.filter(({ bin }) => bin !== undefined);
  const paidTo = (named.length > 0 ? named : banks).slice(0, banksPaidTo);
  const { wallets, card } = localWays[currency] ?? anywhere;
  const accountOf = (place: number, first: string): string => `${first}00000000${place + 1}`;
  return [
    ...paidTo.map(
      ({ name, bin }, place): CashierChannel => ({
        ...{ channelId: idOf(name), method: 'bank', name },
        ...(place === paidTo.length - 1 && place > 0 ? byHand : automatic),
        ...{ accountName, accountNumber: accountOf(place, '0') },
        ...(bin !== undefined && { bankBin: bin }),
      }),
    ),
    ...wallets.map(
      (name, place): CashierChannel => ({
        ...{ channelId: idOf(name), method: 'eWallet', name, ...automatic, accountName, accountNumber: accountOf(place, '9') },
      }),
    ),
    { channelId: idOf(card), method: 'card', name: card, ...automatic, accountName, accountNumber: 'SANDBOX-0001' },
  ];
}

interface SandboxCashierOptions {
  currency: Currency;
  /** Of the brand. */
  banks?: readonly SandboxBank[] | undefined;
  /** Until it settles an order. */
  delayMs: number;
}

/** Is paid in full after a moment where the channel needs nobody to look, and pays out in full every time. */
export function createSandboxCashier({ currency, banks = sandboxBanks, delayMs }: SandboxCashierOptions): Cashier {
  const channels = channelsOf(banks, currency);
  const isAutomatic = (channelId: string): boolean => channels.some((channel) => channel.channelId === channelId && channel.isAutomatic);
  return {
    channels: () => channels,
    banks: () => banks.map(({ bankCode, name }) => ({ bankCode, name })),
    depositDelayMs: ({ channelId }) => (isAutomatic(channelId) ? delayMs : undefined),
    payoutDelayMs: () => delayMs,
  };
}
