import { describe, expect, it } from 'vitest';
import type { Report } from './runStages.ts';
import { summaryOf } from './summaryOf.ts';

const report: Report = {
  gateway: 'https://gateway.example/api/',
  isReachable: true,
  stages: [
    { name: 'login', title: 'Log-in', outcome: 'passed', checks: 10, seconds: 0.4 },
    { name: 'money', title: 'Money', outcome: 'left out', checks: 0, seconds: 0 },
    { name: 'calls', title: 'Every call', outcome: 'failed', checks: 600, seconds: 61.2 },
  ],
  findings: [
    { stage: 'calls', call: 'listBets', expected: 'the call', got: 'status 404 without a body', hint: 'Implement GET records/bets.' },
    { stage: 'calls', call: 'kickMember', expected: 'the call', got: 'status 404 without a body', hint: 'Implement POST legion/kick.' },
    { stage: 'calls', call: 'getGuild', field: 'value.name', expected: 'a string', got: 'nothing' },
  ],
  notes: [
    { stage: 'calls', kind: 'skipped', call: 'startFreePlay', text: 'The gateway has it switched off (function.not.available).' },
    { stage: 'calls', kind: 'unproved', call: 'claimRain', text: 'It had success for nobody.' },
  ],
  requests: 700,
  seconds: 62,
  waitedSeconds: 40,
};

describe('summaryOf', () => {
  it('is Markdown with a row for each stage that was asked for', () => {
    const summary = summaryOf(report);
    expect(summary).toContain('| `calls` | Every call | **failed** | 600 | 3 | 61.2 |');
    expect(summary).not.toContain('| `money` |');
    expect(summary).toContain('700 requests in 62 s, of which 40 s were waits for the gateway’s limits (429).');
  });

  it('counts one request as one', () => {
    expect(summaryOf({ ...report, requests: 1, waitedSeconds: 0 })).toContain('\n1 request in 62 s.\n');
  });

  it('tells one cause in one line, with all of its calls', () => {
    expect(
      summaryOf(report)
        .split('\n')
        .filter((line) => line.startsWith('- ')),
    ).toEqual([
      '- listBets, kickMember: expected the call, got status 404 without a body.',
      '- getGuild, field `value.name`: expected a string, got nothing.',
      '- startFreePlay: The gateway has it switched off (function.not.available).',
    ]);
  });

  it('names what had success for nobody, which is no finding', () => {
    expect(summaryOf(report)).toContain('to every account of this run: claimRain.');
  });
});
