import type { Stage } from '../Stage.ts';
import { attacks } from './attacks.ts';
import { callsStage } from './calls.ts';
import { catalogue } from './catalogue.ts';
import { extremes } from './extremes.ts';
import { headersStage } from './headers.ts';
import { keyStage } from './key.ts';
import { launch } from './launch.ts';
import { live } from './live.ts';
import { logInStage } from './logIn.ts';
import { money } from './money.ts';
import { protection } from './protection.ts';
import { reachable } from './reachable.ts';

/** The stages in the order in which a gateway is best built: money comes before the calls that would leave its accounts with orders. */
export const stages: readonly Stage[] = [
  reachable,
  headersStage,
  keyStage,
  logInStage,
  catalogue,
  launch,
  money,
  live,
  protection,
  callsStage,
  attacks,
  extremes,
];
