import { type Call, type FileCall, type RequestInputOf, type ResponseOf, successOf } from '@baize/contract';
import { loadChunk } from '../chunk/loadChunk.ts';
import { deviceNow } from '../time/deviceTime.ts';
import { noteGatewayTime } from '../time/gatewayTime.ts';
import { addressOf } from './addressOf.ts';
import type { Client, ClientOptions, EarlyRead, SendOptions } from './Client.ts';
import { failureOf, isTimeOut } from './failureOf.ts';

/** For how long an early reply is as good as a new one, in milliseconds. */
const freshMs = 30_000;

/**
 * The one HTTP client of the portal (§7). It knows no screen and no router. What sends the calls is fetched with the first one: one that can't be
 * had means the same to the player as a gateway that can't.
 */
export function createClient(options: ClientOptions): Client {
  let sender: Promise<Client['send']> | undefined;
  const bringSender = (): Promise<Client['send']> => {
    sender ??= loadChunk(async () => (await import('./createSender.ts')).createSender(options)).catch((failure: unknown) => {
      sender = undefined;
      throw failure;
    });
    return sender;
  };

  /**
   * Undefined for one that is old by now, or that did not come, was refused or can't be read: it is made anew, as any other call, and fails so if it must.
   * @throws TimeOutError where no reply came in §9's time
   */
  async function readEarly<C extends Call>(call: C, { response, sentAt }: EarlyRead): Promise<{ value: ResponseOf<C> } | undefined> {
    if (deviceNow() - sentAt > freshMs) return undefined;
    try {
      const reply = await response;
      noteGatewayTime(reply, sentAt);
      const read = successOf(call.response).safeParse(await reply.json());
      return reply.ok && read.success ? { value: read.data.value as ResponseOf<C> } : undefined;
    } catch (error) {
      // A second try would take two minutes more: the player chooses.
      if (isTimeOut(error)) throw failureOf(call, error, options, undefined);
      return undefined;
    }
  }

  async function send<C extends Call>(call: C, request: RequestInputOf<C>, sendOptions: SendOptions = {}): Promise<ResponseOf<C>> {
    // Of the session in which it is made, whichever there is once it can be sent.
    const token = sendOptions.token ?? options.token();
    const early = call.method === 'GET' && !token ? options.takeEarly?.(addressOf(call, request, options.baseUrl).href) : undefined;
    const read = early && (await readEarly(call, early));
    if (read) return read.value;
    const sendByWire = await bringSender().catch((failure: unknown) => {
      throw failureOf(call, failure, options, sendOptions.signal);
    });
    return await sendByWire(call, request, token ? { ...sendOptions, token } : sendOptions);
  }

  async function read<F extends FileCall>(file: F, request: RequestInputOf<F>): Promise<Blob> {
    const { readFile } = await loadChunk(() => import('./createSender.ts')).catch((failure: unknown) => {
      throw failureOf(file, failure, options, undefined);
    });
    return await readFile(options, file, request);
  }

  return { send, read, prepare: () => void bringSender().catch(() => undefined), options };
}
