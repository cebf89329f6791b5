import type { Measurement } from '../Row.ts';
import { Scope } from '../Scope.ts';
import { times } from '../statistics.ts';
import type { Paired } from './pairedRatios.ts';
import { pgliteTwins, postgresTwins, type Twins } from './seededDatabase.ts';
import { startGatewayProcess } from './startGatewayProcess.ts';

interface Sides {
  bar: number;
  /** What the two that are paired are called. Default: bare, gateway. */
  names?: readonly [reference: string, measured: string];
  /** What the databases hold beside the seed; no process has them yet. Default: nothing. */
  prepare?(twins: Twins): Promise<void>;
}

/** Measures on the embedded database, then on PostgreSQL; both must hold the bar. */
export async function onBothDatabases(
  scope: Scope,
  { bar, names: [reference, subject] = ['bare', 'gateway'], prepare }: Sides,
  measure: (scope: Scope, gatewayUrl: string, twins: Twins) => Promise<Paired>,
): Promise<Measurement> {
  const found: (Paired & { kind: string })[] = [];
  for (const twinsOf of [pgliteTwins, postgresTwins]) {
    const inner = new Scope();
    scope.defer(() => inner.close());
    const twins = await twinsOf(inner);
    await prepare?.(twins);
    const env = 'dataDir' in twins.gateway ? { DATA_DIR: twins.gateway.dataDir } : { DATABASE_URL: twins.gateway.databaseUrl };
    const { url } = await startGatewayProcess(inner, env);
    found.push({ kind: twins.kind, ...(await measure(inner, url, twins)) });
    await inner.close();
  }
  return {
    measured: found.map(({ kind, ratio }) => `${times(ratio)} ${kind}`).join(', '),
    isWithinBar: found.every(({ ratio }) => ratio <= bar),
    notes: found.map(
      ({ kind, bareMs, gatewayMs }) => `${kind}: ${reference} ${bareMs.toFixed(3)} ms, ${subject} ${gatewayMs.toFixed(3)} ms`,
    ),
  };
}
