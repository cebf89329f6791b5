import { calls, headers } from '@baize/contract';
import { Deviation } from '../Deviation.ts';
import { describeReply, type Reply } from '../Reply.ts';
import type { Run } from '../Run.ts';
import { failureOf, valueIn } from '../readReply.ts';
import type { Stage } from '../Stage.ts';

const call = 'getSystemStatus';

/** The merchant that the page of the gateway's portal names; undefined where there is no such page. */
async function merchantOfPage({ settings }: Run): Promise<string | undefined> {
  for (const place of ['/web/', '/']) {
    const response = await fetch(new URL(place, settings.baseUrl), { signal: AbortSignal.timeout(settings.timeout * 1_000) }).catch(
      () => undefined,
    );
    const found = /\bdata-merchant="([^"]+)"/.exec((await response?.text().catch(() => '')) ?? '')?.[1];
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What is wrong with an address that answers, and not as a gateway does. */
function explainStranger(reply: Reply, baseUrl: string): Deviation {
  const place = `${baseUrl}${calls[call].path}`;
  const finding = { call, expected: 'a reply of a gateway, in JSON', got: describeReply(reply) };
  if (reply.status >= 300 && reply.status < 400)
    return new Deviation({
      ...finding,
      got: `${finding.got}, on to ${reply.headers.get('location')}`,
      hint: 'Give the address that it leads to.',
    });
  if (reply.status >= 500)
    return new Deviation({ ...finding, hint: `${place} fails: look at the log of the gateway, or of the proxy before it.` });
  if (reply.status === 401 || reply.status === 403)
    return new Deviation({ ...finding, hint: 'Something before the gateway asks for a login: let this machine through.' });
  return new Deviation({
    ...finding,
    hint: `The base path is another one: ${place} is no call. A reference gateway has its calls below /api/.`,
  });
}

/** The address answers, as a gateway does, and the merchant is known. */
export const reachable: Stage = {
  name: 'reachable',
  title: 'The address answers as a gateway does',
  isFoundation: true,
  async run(run) {
    const { wire, settings } = run;
    await run.check(call, async () => {
      // A call that is missing here says that the address is wrong, not the gateway.
      let reply = await wire.probe('GET', calls[call].path);
      if (!reply.isJson || reply.status === 404) throw explainStranger(reply, settings.baseUrl);
      if (settings.merchantCode === undefined) {
        wire.merchantCode = await merchantOfPage(run);
        reply = await wire.send(call, {});
      }
      if (reply.status === 400) {
        const { errorCode, details } = failureOf(reply);
        if (details?.fields?.some(({ field }) => field === headers.merchant))
          throw new Deviation({
            call,
            field: `header ${headers.merchant}`,
            expected: 'the merchant of this gateway to be known',
            got:
              wire.merchantCode === undefined ? 'no page at /web/ that names it' : `${errorCode} to ${JSON.stringify(wire.merchantCode)}`,
            hint: 'Give it by --merchant-code.',
          });
      }
      const { status } = valueIn(call, reply);
      if (status !== 0)
        throw new Deviation({
          call,
          field: 'value.status',
          expected: '0 (open)',
          got: status === 1 ? '1 (under maintenance)' : '2 (not served at this location)',
          hint: 'Open the gateway for this machine first.',
        });
    });
  },
};
