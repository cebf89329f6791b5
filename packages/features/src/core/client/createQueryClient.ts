import { QueryClient } from '@tanstack/react-query';
import { CallError } from './errors.ts';

const transientCodes: readonly string[] = ['network_error', 'time_out', 'service_unavailable'];

/** Reads may be repeated: twice, and only when the failure can pass by itself. */
function shouldRetry(failures: number, error: Error): boolean {
  return failures < 2 && error instanceof CallError && transientCodes.includes(error.code);
}

/** The query client with the portal's rules: reads stay fresh for half a minute, mutations are never repeated. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: shouldRetry, staleTime: 30_000, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
