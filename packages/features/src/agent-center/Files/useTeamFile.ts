import { type FileName, type Files, files, type RequestInputOf } from '@baize/contract';
import { useMutation } from '@tanstack/react-query';
import { type Refused, refusalOf, useClient, useSingleFlight } from '../../core/index.ts';

/** The way to a file of the team. */
export interface TeamFile {
  isAsking: boolean;
  /** Why the last file did not come whole. */
  refusal: Refused | undefined;
  /** The whole of it; undefined where it can't be had. */
  fetch(): Promise<Blob | undefined>;
}

/** A file that the gateway makes, of all rows that a list would have. */
export function useTeamFile<Name extends FileName>(name: Name, request: RequestInputOf<Files[Name]>): TeamFile {
  const client = useClient();
  const { mutateAsync, isPending, error } = useMutation({ mutationFn: () => client.read(files[name], request) });
  const fetch = useSingleFlight(() => mutateAsync().catch(() => undefined));
  return { isAsking: isPending, refusal: error ? refusalOf(error) : undefined, fetch };
}
