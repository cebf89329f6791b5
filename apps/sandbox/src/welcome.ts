import { demoAccounts, demoFundPassword, demoPassword } from './seed/demoAccounts.ts';

/** Lines for the person who started the gateway. */
export const welcome = (origin: string): string[] => [
  `  Sandbox outbox     ${origin}/sandbox/outbox`,
  '',
  `Demo accounts, password ${demoPassword}, fund password ${demoFundPassword}:`,
  ...demoAccounts.map(({ account, about }) => `  ${account.padEnd(10)} ${about}`),
];
