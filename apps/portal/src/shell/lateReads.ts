import type { Baize } from '@baize/features/core';
import { bringLoginNotice } from '@baize/features/notices';
import { preferences } from '../preferences/preferences.ts';
import { ArrivalToast, ContractsPrompt, LoginNoticeView } from '../routes/dialogs.ts';

/** Brings what a page has to say by itself: its pop-up with its file, and to a member the files of his messages and requests. */
export async function bringLateReads({ client, session, queries }: Baize, hasPopUp: boolean): Promise<void> {
  const stage = session.get().status === 'loggedIn' ? 'member' : 'visitor';
  const popUp = async (): Promise<void> => {
    if (await bringLoginNotice(client, queries, preferences.language(), stage)) await LoginNoticeView.bring();
  };
  await Promise.all([hasPopUp && popUp(), ...(stage === 'member' ? [ArrivalToast.bring(), ContractsPrompt.bring()] : [])]);
}
