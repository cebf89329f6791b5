import { readFile } from 'node:fs/promises';

/** Identifies a process: a process id alone may be reused after a restart. */
export interface ProcessIdentity {
  pid: number;
  /** Boot and start time of the process where the system tells them (Linux), else empty. */
  started: string;
}

async function startOf(pid: number): Promise<string> {
  try {
    const [stat, boot] = await Promise.all([readFile(`/proc/${pid}/stat`, 'utf8'), readFile('/proc/sys/kernel/random/boot_id', 'utf8')]);
    // The name in brackets may hold spaces; field 22, the start time, is the 20th after it.
    return `${boot.trim()}:${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`;
  } catch {
    return '';
  }
}

export async function thisProcess(): Promise<ProcessIdentity> {
  return { pid: process.pid, started: await startOf(process.pid) };
}

/** Whether the process still lives; a different one under the same number does not count. */
export async function isSameProcess(identity: ProcessIdentity): Promise<boolean> {
  try {
    process.kill(identity.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return identity.started === (await startOf(identity.pid));
}
