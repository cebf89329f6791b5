import type { Period } from '@baize/contract';
import { saveFile } from '../../core/file/saveText.ts';
import type { TeamFile } from './useTeamFile.ts';

/** Hands a file to the browser once it is whole. @param account whom it is about; the agent himself without it */
export async function saveTeamFile(
  file: TeamFile,
  what: string,
  { account, from, to }: Period & { account?: string | undefined },
): Promise<void> {
  const blob = await file.fetch();
  if (blob) saveFile(`${[what, account, from, to].filter(Boolean).join('_')}.csv`, blob);
}
