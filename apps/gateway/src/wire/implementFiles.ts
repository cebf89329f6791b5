import { once } from 'node:events';
import { Readable } from 'node:stream';
import { type FileCall, type FileName, type Files, files, fileType, headers, type Language, type RequestOf } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { Identity } from '../domains/session/identity.ts';
import type { Services } from '../services.ts';
import { AppError, tooManyRequests } from './AppError.ts';
import { checkCallHeaders, headerOf, languageOf } from './requestHeaders.ts';
import { validate } from './validation.ts';

/** Seconds after which somebody whose file is on its way may ask for another. */
const busySeconds = 5;

export interface FileContext<F extends FileCall> {
  request: RequestOf<F>;
  identity: Identity;
  language: Language;
}
export interface MadeFile {
  /** Letters, digits and `_.-` alone. */
  name: string;
  /** Parts of the file, each made when the ones before it are gone. */
  parts: AsyncIterable<string>;
}
/** Makes a file. What it throws before it returns is told as that of a call. */
type FileMaker<F extends FileCall> = (context: FileContext<F>) => Promise<MadeFile>;
/** One maker for every file of the contract: a missing one does not compile. */
export type FileMakers = { [Name in FileName]: FileMaker<Files[Name]> };

/**
 * Makes `/api/<path>` of every file. A part is made when its reader has taken the ones before it, so that neither a large file nor a slow
 * reader fills the memory; it ends where its reader hangs up, and breaks off where a part can't be made. One at a time for each caller.
 */
export function implementFiles(app: FastifyInstance, services: Services, makers: FileMakers): void {
  const { merchantCode, identities, limiters, settings } = services;
  /** Callers whose file is on its way from this process. */
  const busy = new Set<string>();

  for (const name of Object.keys(files) as FileName[]) {
    const file: FileCall = files[name];
    // The table's rows match by name (type FileMakers); TypeScript can't follow that through a loop.
    const make = makers[name] as FileMaker<FileCall>;
    app.get(`/api/${file.path}`, { exposeHeadRoute: false }, async (request, reply) => {
      checkCallHeaders(request, merchantCode);
      settings.assertOpen(request.ip);
      const identity = await identities.of(headerOf(request, headers.sessionToken), file.auth);
      if (!identity) throw new AppError('customer.not.login');
      const { customerId } = identity;
      const asked = validate(file.request, request.query);
      if (busy.has(customerId)) throw tooManyRequests(busySeconds);
      busy.add(customerId);
      try {
        await limiters.fileByCustomer.hit(customerId);
        const made = await make({ request: asked, identity, language: languageOf(request) });
        const stream = Readable.from(made.parts, { objectMode: false });
        // Hung up in the meantime: its 'close' has gone by.
        if (reply.raw.destroyed) stream.destroy();
        reply
          .type(`${fileType}; charset=utf-8`)
          .header('content-disposition', `attachment; filename="${made.name}"`)
          .header('cache-control', 'no-store')
          // Proxies such as nginx would take it as fast as it is made.
          .header('x-accel-buffering', 'no')
          .send(stream);
        // A handler that has not ended is waited for: the database stays open as long.
        if (!stream.closed) await once(stream, 'close').catch(() => undefined);
      } finally {
        busy.delete(customerId);
      }
      return reply;
    });
  }
}
