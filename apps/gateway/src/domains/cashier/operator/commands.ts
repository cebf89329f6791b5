import { randomUUID } from 'node:crypto';
import { post } from '../../../ledger/post.ts';
import { flag, OperatorError, typedAmount, writtenAmount } from '../../../operator/arguments.ts';
import type { Command } from '../../../operator/Command.ts';
import { customerOf } from '../../../operator/customerOf.ts';
import { runCard } from './cardCommand.ts';
import { runCashier } from './cashierCommand.ts';
import { runDeposit } from './depositCommand.ts';
import { runProof } from './proofCommand.ts';
import { runWithdrawal } from './withdrawalCommand.ts';

/** Operator commands of this domain. */
export const cashierCommands: Record<string, Command> = {
  credit: {
    help: `  credit <account> <amount> --reason <text>              put money on an account's balance`,
    run: async ({ db, house, changed }, words) => {
      const customer = await customerOf({ db, house }, words);
      const [, amount, ...rest] = words;
      const credited = typedAmount(amount, house.currency);
      const reason = flag(rest, '--reason');
      if (!reason) throw new OperatorError('Say why: --reason <text>. It stays in the ledger.');
      const { mainBalance = 0 } = await db.transaction((tx) =>
        post(tx, {
          customerId: customer.id,
          transactionId: randomUUID(),
          kind: 'adjustment',
          reference: reason,
          legs: [
            { account: 'main', amount: credited },
            { account: 'adjustment', amount: -credited },
          ],
        }),
      );
      changed(customer.id);
      return `${customer.account} has ${writtenAmount(mainBalance, house.currency)} now.`;
    },
  },
  cashier: {
    help: `  cashier show | cashier set <figure> <number>           bounds, fee and times of deposits and withdrawals (money, %, minutes)`,
    run: runCashier,
  },
  deposit: {
    help: `  deposit credit <code> | deposit fail <code>            what became of a payment, by the code that it carries`,
    run: runDeposit,
  },
  withdrawal: {
    help: `  withdrawal step <order>                                its next step: checked, approved, paid
  withdrawal reject <order> --reason <text>              give the money back; the member reads why
  withdrawal refund <order> | withdrawal force <order>   what did not arrive comes back, or all of it counts as received`,
    run: runWithdrawal,
  },
  proof: {
    help: `  proof <order> <folder>                                 put the pictures sent with it there; a deposit by its code too`,
    run: runProof,
  },
  card: {
    help: `  card list <account>                                    its bank cards, by bank and last four digits
  card lock <account> <last four> [--bank <code>]        nothing of its cards changes, and no other is added, until one says:
  card unlock <account> <last four> [--bank <code>]      the card may be removed and others added again`,
    run: runCard,
  },
};
