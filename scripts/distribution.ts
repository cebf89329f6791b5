// Prints the statements that spread the gateway's tables over a Citus cluster (docs/scaling.md).
import { distributionStatements } from '../apps/gateway/src/db/distribution.ts';

process.stdout.write(`${distributionStatements().join('\n')}\n`);
