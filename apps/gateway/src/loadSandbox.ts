import type { Config } from './config.ts';
import type { Sandbox } from './Sandbox.ts';

/** SANDBOX is on, and the package is not there. */
class SandboxMissingError extends Error {
  constructor() {
    super(
      'SANDBOX is on, but this installation has no @baize/sandbox. Set SANDBOX=false and GATEWAY_SECRET to run without it, or add apps/sandbox.',
    );
    this.name = 'SandboxMissingError';
  }
}

/**
 * The one place that imports the sandbox: without SANDBOX none of its modules is loaded.
 * @throws SandboxMissingError
 */
export async function loadSandbox({ sandbox }: Pick<Config, 'sandbox'>): Promise<Sandbox | undefined> {
  if (!sandbox) return undefined;
  try {
    return (await import('@baize/sandbox')).sandbox;
  } catch (error) {
    throw isMissing(error) ? new SandboxMissingError() : error;
  }
}

/** Whether the package itself was not found: a module that the sandbox lacks is another fault. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND' && error.message.includes("'@baize/sandbox'");
