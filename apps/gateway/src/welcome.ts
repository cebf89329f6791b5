import type { Config } from './config.ts';
import { demoAccounts, demoFundPassword, demoPassword } from './seed/demoAccounts.ts';

/** Tells the person who started the gateway where things are. */
export function printWelcome(config: Config, address: string, startedMs: number): void {
  const origin = config.publicUrl ?? address;
  const lines = [
    '',
    `Baize is up at ${origin}/web/ (${(startedMs / 1000).toFixed(1)} s, ${config.databaseUrl ? 'PostgreSQL' : `embedded database in ${config.dataDir}`})`,
    `  API documentation  ${origin}/docs`,
  ];
  if (config.sandbox) {
    lines.push(
      `  Sandbox outbox     ${origin}/sandbox/outbox`,
      '',
      `Demo accounts, password ${demoPassword}, fund password ${demoFundPassword}:`,
      ...demoAccounts.map(({ account, about }) => `  ${account.padEnd(10)} ${about}`),
    );
    if (config.secret === undefined)
      lines.push('', 'Sandbox mode: the gateway made its own secret. Set SANDBOX=false and GATEWAY_SECRET in production.');
  }
  console.log(`${lines.join('\n')}\n`);
}
