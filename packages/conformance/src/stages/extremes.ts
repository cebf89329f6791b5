import { describeReply } from '../Reply.ts';
import { assertThat } from '../readReply.ts';
import type { Stage } from '../Stage.ts';
import { readOwnThings } from './readOwnThings.ts';

const numbers = [Number.MAX_SAFE_INTEGER, 1e300, -1];

/** What stands at the edge of a text: half of a letter, and more than an index holds; a number beyond integers; a day before all calendars. */
function textsFor(example: string): string[] {
  if (/^\d{4}-\d\d-\d\d/.test(example)) return ['-271821-04-20T00:00:00.000Z', '9999-12-31'];
  return /^\d+$/.test(example) ? ['99999999999', '\ud800'] : ['\ud800', 'x'.repeat(9_000)];
}

/** Each field of a request with each of what stands at the edge of its kind. */
function extremesOf(request: object): { field: string; extreme: string | number }[] {
  return Object.entries(request).flatMap(([field, value]) => {
    const values = typeof value === 'number' ? numbers : typeof value === 'string' ? textsFor(value) : [];
    return values.map((extreme) => ({ field, extreme }));
  });
}

/** Numbers and texts at the edge are refused or taken, and never a fault of the server. */
export const extremes: Stage = {
  name: 'extremes',
  title: 'Numbers and texts at the edge',
  isFoundation: false,
  async run(run) {
    await readOwnThings(run);
    const requests = run.names.flatMap((name) => extremesOf(run.examples[name]()).map((edge) => ({ name, ...edge })));
    await run.each(
      requests,
      ({ name }) => name,
      async ({ name, field, extreme }) => {
        const reply = await run.sendFor(name, (token) =>
          run.wire.send(name, { ...run.examples[name](), [field]: extreme }, { token, idempotencyKey: crypto.randomUUID() }),
        );
        const shown = JSON.stringify(extreme).slice(0, 40);
        assertThat(reply.status < 500, name, `no fault of the server to ${field}: ${shown}`, describeReply(reply));
      },
    );
  },
};
