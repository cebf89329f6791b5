import { findingText } from './findingText.ts';
import { readSettings, UsageError, usage } from './readSettings.ts';
import { runStages } from './runStages.ts';
import { summaryOf } from './summaryOf.ts';

/** Where the command writes; a process's own streams without it. */
export interface Output {
  /** Takes the report. */
  out(text: string): void;
  /** Takes what goes on meanwhile, and complaints. */
  error(text: string): void;
}

const streams: Output = {
  out: (text) => process.stdout.write(text),
  error: (text) => process.stderr.write(text),
};

/**
 * Runs the command.
 * @param given its arguments, without those of Node
 * @returns the exit code: 0 where the gateway keeps the contract, 1 where there are findings, 2 where it could not be judged
 */
export async function runCommand(given: readonly string[], output: Output = streams): Promise<0 | 1 | 2> {
  try {
    const { settings, isJson } = readSettings(given);
    if (!settings) {
      output.out(usage());
      return 0;
    }
    let saidWait = 0;
    const report = await runStages(settings, {
      onStage: (title) => output.error(`${title} …\n`),
      onFinding: (finding) => output.error(`  ✗ ${findingText(finding)}\n`),
      onWait: (seconds, call) => {
        // Several requests wait for the same limit: one line tells it.
        if (performance.now() < saidWait) return;
        saidWait = performance.now() + seconds * 1_000;
        output.error(`  waiting ${Math.ceil(seconds)} s for a limit of the gateway (429 to ${call})\n`);
      },
    });
    output.out(isJson ? `${JSON.stringify(report, undefined, 2)}\n` : summaryOf(report));
    if (!report.isReachable) return 2;
    return report.findings.length === 0 ? 0 : 1;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    output.error(`${error.message}\nRun with --help for the flags.\n`);
    return 2;
  }
}
