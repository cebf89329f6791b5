import type { Finding } from './Finding.ts';
import { findingText } from './findingText.ts';
import type { Report, StageResult } from './runStages.ts';

interface Cause {
  first: Finding;
  calls: string[];
}

/** Findings that differ in their call alone have one cause: a line tells it, with the calls. */
function causesOf(findings: readonly Finding[]): Cause[] {
  const causes = new Map<string, Cause>();
  for (const finding of findings) {
    const { call, hint: _, ...same } = finding;
    const key = JSON.stringify(same);
    const known = causes.get(key);
    if (known) known.calls.push(call);
    else causes.set(key, { first: finding, calls: [call] });
  }
  return [...causes.values()];
}

function causeText({ first, calls }: Cause): string {
  const names = [...new Set(calls)];
  if (names.length === 1) return findingText(first);
  const { hint: _, ...plain } = first;
  return findingText({ ...plain, call: names.join(', ') });
}

const marks: Record<StageResult['outcome'], string> = {
  passed: 'passed',
  failed: '**failed**',
  blocked: 'not run: an earlier stage failed',
  'left out': 'left out',
};

/** What a run came to, in Markdown that a team can paste. */
export function summaryOf(report: Report): string {
  const { gateway, stages, findings, notes, requests, seconds, waitedSeconds } = report;
  const waited = waitedSeconds >= 1 ? `, of which ${Math.round(waitedSeconds)} s were waits for the gateway’s limits (429)` : '';
  const lines = [
    `## Conformance of ${gateway}`,
    '',
    '| stage | looks at | outcome | checks | findings | s |',
    '|---|---|---|---|---|---|',
    ...stages
      .filter(({ outcome }) => outcome !== 'left out')
      .map(({ name, title, outcome, checks, seconds: took }) => {
        const found = findings.filter(({ stage }) => stage === name).length;
        return `| \`${name}\` | ${title} | ${marks[outcome]} | ${checks} | ${found} | ${took.toFixed(1)} |`;
      }),
    '',
    `${requests} ${requests === 1 ? 'request' : 'requests'} in ${Math.round(seconds)} s${waited}.`,
  ];
  for (const { name, title } of stages) {
    const own = findings.filter(({ stage }) => stage === name);
    if (own.length > 0) lines.push('', `### ${title}`, '', ...causesOf(own).map((cause) => `- ${causeText(cause)}`));
  }
  const skipped = notes.filter(({ kind }) => kind === 'skipped');
  if (skipped.length > 0) lines.push('', '### Not looked at', '', ...skipped.map(({ call, text }) => `- ${call}: ${text}`));
  const unproved = notes.filter(({ kind }) => kind === 'unproved').map(({ call }) => call);
  if (unproved.length > 0)
    lines.push(
      '',
      '### Without a success to see',
      '',
      `Each was refused as the contract allows, to every account of this run: ${unproved.join(', ')}.`,
    );
  return `${lines.join('\n')}\n`;
}
