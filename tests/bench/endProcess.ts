import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

const graceMs = 8_000;

/** Ends a process that the bench started and waits until it is gone. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), graceMs);
  await ended;
  clearTimeout(timer);
}
