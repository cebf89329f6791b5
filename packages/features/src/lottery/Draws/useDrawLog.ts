import { files } from '@baize/contract';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from '../../core/file/saveText.ts';
import { type Refused, refusalOf, useClient, useSingleFlight } from '../../core/index.ts';

/** The way to the log of a lottery's day. */
export interface DrawLog {
  isAsking: boolean;
  /** Why the last one did not come whole. */
  refusal: Refused | undefined;
  /** Hands the log of a day, `yyyy-MM-dd` of the brand's zone, to the browser once it is whole. */
  save(day: string): void;
}

/** The draws of a day as a file, with all that a check of them needs. */
export function useDrawLog(lottery: string): DrawLog {
  const client = useClient();
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (day: string) => client.read(files.lotteryDrawsFile, { lottery, day }),
  });
  const fetch = useSingleFlight((day: string) => mutateAsync(day).catch(() => undefined));
  const save = async (day: string): Promise<void> => {
    const file = await fetch(day);
    if (file) saveFile(`draws_${lottery}_${day}.csv`, file);
  };
  return { isAsking: isPending, refusal: error ? refusalOf(error) : undefined, save: (day) => void save(day) };
}
