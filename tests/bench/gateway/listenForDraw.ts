import { Agent, get } from 'node:http';
import { liveEvents, livePath } from '@baize/contract';
import { portalHeaders } from './portalHeaders.ts';

const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
/** Streams that are opened at once: more would wait for the pool of the gateway. */
const openedAtOnce = 20;

/** A result as one stream was told it. */
export interface HeardDraw {
  period: string;
  /** Milliseconds from the moment that the database has for the draw to its arrival here. */
  afterMs: number;
}

/** One open stream. */
interface Listener {
  /** The next result of a lottery that is told. */
  next(lottery: string): Promise<HeardDraw>;
  close(): void;
}

function open(gatewayUrl: string, token: string): Promise<Listener> {
  return new Promise((resolve, reject) => {
    const waiting = new Map<string, (heard: HeardDraw) => void>();
    const request = get(`${gatewayUrl}/api/${livePath}`, { agent, headers: portalHeaders(token) }, (response) => {
      if (response.statusCode !== 200) {
        response.destroy();
        return reject(new Error(`a stream was refused with ${response.statusCode}`));
      }
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        const at = Date.now();
        const blocks = (text + part).split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) {
          const data = /^event: lotteryDrawn\ndata: (.*)$/m.exec(block)?.[1];
          if (data === undefined) continue;
          const { lottery, period, drawnAt } = liveEvents.lotteryDrawn.parse(JSON.parse(data));
          waiting.get(lottery)?.({ period, afterMs: at - Date.parse(drawnAt) });
          waiting.delete(lottery);
        }
      });
      resolve({
        next: (lottery) => new Promise((heard) => waiting.set(lottery, heard)),
        close: () => request.destroy(),
      });
    });
    // After it is open, it ends by being closed.
    request.on('error', reject);
  });
}

/** Opens the streams of sessions, waits for the next result of a lottery, and closes them. @returns what each of them was told */
export async function listenForDraw(gatewayUrl: string, tokens: readonly string[], lottery: string): Promise<HeardDraw[]> {
  const listeners: Listener[] = [];
  try {
    for (let from = 0; from < tokens.length; from += openedAtOnce)
      listeners.push(...(await Promise.all(tokens.slice(from, from + openedAtOnce).map((token) => open(gatewayUrl, token)))));
    return await Promise.all(listeners.map((listener) => listener.next(lottery)));
  } finally {
    for (const listener of listeners) listener.close();
  }
}
