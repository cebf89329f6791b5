import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What one row has opened: everything is closed when the row ends, in whatever way. */
export class Scope {
  readonly #closers: (() => Promise<unknown>)[] = [];
  #isClosed = false;

  /** Has something closed at the row's end; the last opened goes first. */
  defer(close: () => Promise<unknown>): void {
    // A row that was given up may still open things: they are closed at once.
    if (this.#isClosed) void close().catch(() => undefined);
    else this.#closers.push(close);
  }

  async folder(): Promise<string> {
    const folder = await mkdtemp(path.join(tmpdir(), 'baize-bench-'));
    this.defer(() => rm(folder, { recursive: true, force: true }));
    return folder;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const close of this.#closers.reverse()) await close().catch(() => undefined);
  }
}
