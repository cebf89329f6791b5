import type { FastifyInstance } from 'fastify';

/** The address can't be listened on. The message says why, and what to do. */
class ListenError extends Error {
  constructor(host: string, port: number, cause: NodeJS.ErrnoException) {
    super(`${reasonOf(cause.code, host, port)}\nSet PORT or HOST to another one; run with --help for the list.`, { cause });
    this.name = 'ListenError';
  }
}

function reasonOf(code: string | undefined, host: string, port: number): string {
  if (code === 'EADDRINUSE') return `Port ${port} of ${host} is in use by another process.`;
  if (code === 'EACCES') return `Port ${port} is reserved by the system.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `${host} is no address of this machine.`;
  return `Can't listen on port ${port} of ${host}: ${code}.`;
}

/**
 * Opens the app to callers.
 * @returns its origin.
 * @throws ListenError
 */
export async function listenOn(app: FastifyInstance, host: string, port: number): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    const { syscall } = error as NodeJS.ErrnoException;
    if (syscall === 'listen' || syscall === 'getaddrinfo') throw new ListenError(host, port, error as NodeJS.ErrnoException);
    throw error;
  }
}
