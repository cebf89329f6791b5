import { median } from '../statistics.ts';

export interface Paired {
  ratio: number;
  bareMs: number;
  gatewayMs: number;
}

const pairs = 5;

/** Measures the two in turn, bare first, so that what else the machine does falls on both; the figures are medians. */
export async function pairedRatios(bare: () => Promise<number>, gateway: () => Promise<number>): Promise<Paired> {
  await bare();
  await gateway();
  const found: Paired[] = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    const bareMs = await bare();
    const gatewayMs = await gateway();
    found.push({ ratio: gatewayMs / bareMs, bareMs, gatewayMs });
  }
  return {
    ratio: median(found.map(({ ratio }) => ratio)),
    bareMs: median(found.map(({ bareMs }) => bareMs)),
    gatewayMs: median(found.map(({ gatewayMs }) => gatewayMs)),
  };
}
