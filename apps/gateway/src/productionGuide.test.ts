import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from './testing.ts';

const folder = path.join(import.meta.dirname, '../../../docs/guides');
const guide = readFileSync(path.join(folder, 'production.md'), 'utf8');
const alerts = readFileSync(path.join(folder, 'production/alerts.yml'), 'utf8');
const shownLines = (/^## 9\. Logs[\s\S]*?^```json\n([\s\S]*?)\n```$/m.exec(guide)?.[1] ?? '')
  .split('\n')
  .map((line) => JSON.parse(line) as object);

const token = 'a token of forty letters for the figures';
let gateway: TestGateway;
const logged: string[] = [];
beforeAll(async () => {
  const logStream = { write: (line: string) => void logged.push(line) };
  gateway = await startTestGateway({ catalogueSize: 1, env: { METRICS: 'true', METRICS_TOKEN: token, LOG_LEVEL: 'info' }, logStream });
});
afterAll(() => gateway.close());

const scrape = async (): Promise<string> =>
  (await gateway.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })).body;

/** Fields of a line, with those of the objects in it. */
const fieldsOf = (line: object): string[] =>
  Object.entries(line).flatMap(([name, value]) => [
    name,
    ...(typeof value === 'object' ? Object.keys(value).map((part) => `${name}.${part}`) : []),
  ]);

test('the first scrape tells the queue as it stands, in all three of its figures', async () => {
  const figures = await scrape();
  for (const name of ['jobs_waiting', 'jobs_dead', 'job_lag_seconds']) expect(figures).toContain(`${name}{kind="rollups.follow"}`);
});

describe('docs/guides/production.md', () => {
  test('each metric of the guide and its alerts is one of the gateway', async () => {
    await gateway.app.inject('/readyz');
    const told = [...(await scrape()).matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [name, `${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    );
    const expressions = [...alerts.matchAll(/^ +expr: (.*)$/gm)].map(([, expression = '']) => expression);
    const named = [...`${expressions.join('\n')}\n${guide}`.matchAll(/\b(?:http_request|jobs?|nodejs|process)_\w+/g)].map(([name]) => name);
    expect(expressions.length).toBeGreaterThan(5);
    expect([...new Set(named)].filter((name) => !told.includes(name))).toEqual([]);
    expect((await gateway.app.inject('/metrics')).statusCode).toBe(404);
  });

  test('the labels of the alerts are those that the gateway writes', async () => {
    await gateway.app.inject({ url: '/api/system/status', headers: { 'x-gateway-version': '3', 'x-merchant-code': 'baize' } });
    const line = (await scrape())
      .split('\n')
      .find((text) => text.startsWith('http_request_duration_seconds_count{') && text.includes('/api/system/status'));
    expect(line).toMatch(/method="GET",route="\/api\/system\/status",status_code="200"/);
    const labels = [...alerts.matchAll(/(\w+)(?:=~|!=|=)"/g)].map(([, label]) => label);
    // `job` is what Prometheus calls the target.
    expect([...new Set(labels)].sort()).toEqual(['job', 'outcome', 'route', 'status_code']);
    const outcomes = ['done', 'failed', 'dead', 'lost'];
    expect(guide).toContain(`\`outcome\`: ${outcomes.join(', ')}`);
  });

  test('a request leaves the lines of the guide in the log', async () => {
    await gateway.app.inject({
      url: '/api/system/status?token=secret',
      headers: { 'x-request-id': 'guide-0001', 'x-gateway-version': '3', 'x-merchant-code': 'baize' },
    });
    const lines = logged.filter((line) => line.includes('guide-0001')).map((line) => JSON.parse(line) as object);
    expect(lines.map(fieldsOf)).toEqual(shownLines.map(fieldsOf));
    expect(lines).toMatchObject(shownLines.map((line) => ({ ...('msg' in line && { msg: line.msg }), level: 30, reqId: 'guide-0001' })));
    expect(logged.join('')).not.toContain('secret');
  });

  test('health and readiness answer as the table has it', async () => {
    for (const address of ['/healthz', '/readyz', '/livez']) {
      const shown = new RegExp(`^\\| \`${address}\` \\| \`(\\{.*?\\})\``, 'm').exec(guide)?.[1] ?? '';
      expect((await gateway.app.inject(address)).body.replace('pglite', 'postgres')).toBe(shown);
    }
  });
});
