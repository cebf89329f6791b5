import type { Config } from './config.ts';
import type { Sandbox } from './Sandbox.ts';

interface Started {
  /** That it listens at, such as `http://127.0.0.1:4100`. */
  address: string;
  /** Milliseconds that the start took. */
  startedMs: number;
  /** Names of the brands that it shows, the first one first. */
  brands: readonly string[];
  sandbox: Sandbox | undefined;
}

/** What the person who started the gateway is told: which brands are up, and where things are. */
export function welcomeText(config: Config, { address, startedMs, brands, sandbox }: Started): string {
  const origin = config.publicUrl ?? address;
  const lines = [
    '',
    `${brands.join(' and ')} ${brands.length > 1 ? 'are' : 'is'} up at ${origin}/web/ (${(startedMs / 1000).toFixed(1)} s, ${config.databaseUrl ? 'PostgreSQL' : `embedded database in ${config.dataDir}`})`,
    `  API documentation  ${origin}/docs`,
  ];
  if (sandbox) {
    lines.push(...sandbox.welcome(origin));
    if (config.secret === undefined)
      lines.push('', 'Sandbox mode: the gateway made its own secret. Set SANDBOX=false and GATEWAY_SECRET in production.');
  }
  return `${lines.join('\n')}\n`;
}
