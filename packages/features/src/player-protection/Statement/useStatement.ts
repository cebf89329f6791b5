import { files } from '@baize/contract';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from '../../core/file/saveText.ts';
import { gatewayNow, type Refused, refusalOf, useClient, useSingleFlight } from '../../core/index.ts';

/** The way to the player's statement of twelve months. */
export interface Statement {
  isAsking: boolean;
  /** Why the last one did not come whole. */
  refusal: Refused | undefined;
  /** Hands it to the browser once it is whole. */
  save(): void;
}

/** Stakes, payouts, deposits and withdrawals of each day as a file. */
export function useStatement(): Statement {
  const client = useClient();
  const { mutateAsync, isPending, error } = useMutation({ mutationFn: () => client.read(files.protectionStatementFile, {}) });
  const fetch = useSingleFlight(() => mutateAsync().catch(() => undefined));
  const save = async (): Promise<void> => {
    const file = await fetch();
    if (file) saveFile(`statement_${new Date(gatewayNow()).toISOString().slice(0, 10)}.csv`, file);
  };
  return { isAsking: isPending, refusal: error ? refusalOf(error) : undefined, save: () => void save() };
}
