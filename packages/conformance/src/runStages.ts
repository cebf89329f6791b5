import type { Finding, Note } from './Finding.ts';
import { GatewayGone, type Progress, Run } from './Run.ts';
import type { Settings } from './Settings.ts';
import { stages } from './stages/stages.ts';

/** What one stage came to. */
export interface StageResult {
  /** Word of `--stage`. */
  name: string;
  /** What it looked at. */
  title: string;
  /** `failed`: it has findings. `blocked`: not run, for an earlier one failed. `left out`: not run, as the flags say. */
  outcome: 'passed' | 'failed' | 'blocked' | 'left out';
  /** Checks that it made. */
  checks: number;
  /** Seconds that it took. */
  seconds: number;
}

/** What a run came to. */
export interface Report {
  /** Address of the gateway. */
  gateway: string;
  /** Whether the gateway answered as one: without it nothing of it was judged. */
  isReachable: boolean;
  /** Every stage, in order. */
  stages: readonly StageResult[];
  /** Where the gateway breaks the contract. */
  findings: readonly Finding[];
  /** What was not looked at, or not proved. */
  notes: readonly Note[];
  /** Requests that were sent. */
  requests: number;
  /** Seconds of the whole run. */
  seconds: number;
  /** Seconds of them in which the gateway's limits were waited for. */
  waitedSeconds: number;
}

/** Which stages the settings ask for: all up to the last one, and of those before the first only what everything stands on. */
function wantedStages({ stage, from }: Settings): ReadonlySet<string> {
  const names = stages.map(({ name }) => name);
  const [first, last] = [from === undefined ? 0 : names.indexOf(from), stage === undefined ? names.length - 1 : names.indexOf(stage)];
  return new Set(stages.filter(({ isFoundation }, index) => index <= last && (isFoundation || index >= first)).map(({ name }) => name));
}

/** Runs the stages against a gateway, and stops where nothing further can be judged. */
export async function runStages(settings: Settings, progress: Progress = {}): Promise<Report> {
  const run = new Run(settings, progress);
  const wanted = wantedStages(settings);
  const results: StageResult[] = [];
  const began = performance.now();
  let isBlocked = false;
  for (const stage of stages) {
    const { name, title } = stage;
    if (isBlocked || !wanted.has(name)) {
      results.push({ name, title, outcome: wanted.has(name) ? 'blocked' : 'left out', checks: 0, seconds: 0 });
      continue;
    }
    progress.onStage?.(title);
    const [started, checksBefore, findingsBefore] = [performance.now(), run.checks, run.findings.length];
    run.stage = name;
    let isGone = false;
    try {
      await run.check(`the stage ${name}`, () => stage.run(run));
    } catch (error) {
      if (!(error instanceof GatewayGone)) throw error;
      isGone = true;
    }
    const hasFailed = isGone || run.findings.length > findingsBefore;
    isBlocked = isGone || (hasFailed && stage.isFoundation);
    const seconds = (performance.now() - started) / 1_000;
    results.push({ name, title, outcome: hasFailed ? 'failed' : 'passed', checks: run.checks - checksBefore - 1, seconds });
  }
  return {
    gateway: settings.baseUrl,
    isReachable: results.some(({ name, outcome }) => name === 'reachable' && outcome === 'passed'),
    stages: results,
    findings: run.findings,
    notes: run.notes,
    requests: run.wire.requests,
    seconds: (performance.now() - began) / 1_000,
    waitedSeconds: run.wire.waitedMs / 1_000,
  };
}
