import type { Config } from './config.ts';
import type { Sandbox } from './Sandbox.ts';

/** Tells the person who started the gateway where things are. */
export function printWelcome(config: Config, address: string, startedMs: number, sandbox: Sandbox | undefined): void {
  const origin = config.publicUrl ?? address;
  const lines = [
    '',
    `Baize is up at ${origin}/web/ (${(startedMs / 1000).toFixed(1)} s, ${config.databaseUrl ? 'PostgreSQL' : `embedded database in ${config.dataDir}`})`,
    `  API documentation  ${origin}/docs`,
  ];
  if (sandbox) {
    lines.push(...sandbox.welcome(origin));
    if (config.secret === undefined)
      lines.push('', 'Sandbox mode: the gateway made its own secret. Set SANDBOX=false and GATEWAY_SECRET in production.');
  }
  console.log(`${lines.join('\n')}\n`);
}
