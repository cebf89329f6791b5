import { mainWallet, type VendorWallets } from '@baize/contract';
import { type Answers, storyPermission } from '../../core/testing/index.ts';

/** Some with one vendor, nothing with another, and a round that is not over. */
export const storyWallets: VendorWallets = {
  balance: 12_480_500,
  currency: 'VND',
  inPlay: 2_000,
  wallets: [
    { vassalage: 'ALB', name: 'ALB', balance: 700_000 },
    { vassalage: 'PT', name: 'PT', balance: 0 },
  ],
};

/** Wallets for stories that money moves between; what is not given answers as it does on a good day. */
export function answeringWallets(answers: Answers = {}) {
  let wallets = storyWallets;
  const add = (wallet: string, amount: number): void => {
    wallets =
      wallet === mainWallet
        ? { ...wallets, balance: wallets.balance + amount }
        : {
            ...wallets,
            wallets: wallets.wallets.map((one) => (one.vassalage === wallet ? { ...one, balance: one.balance + amount } : one)),
          };
  };
  return {
    feature: {
      account: 'minh88',
      answers: {
        getPermission: storyPermission,
        listVendorWallets: () => wallets,
        transferFund: ({ from, to, amount }) => {
          add(from, -amount);
          add(to, amount);
          return wallets;
        },
        gatherWallets: () => {
          const gathered = wallets.wallets.reduce((sum, { balance }) => sum + balance, 0);
          add(mainWallet, gathered);
          for (const { vassalage, balance } of wallets.wallets) add(vassalage, -balance);
          return { ...wallets, gathered };
        },
        ...answers,
      } satisfies Answers,
    },
  };
}
