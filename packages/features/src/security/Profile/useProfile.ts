import { checkNickname, type ResponseOf, setProfile, spelledNickname } from '@baize/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type MemberInfo, memberInfoQueryKey, useAccount, useClient } from '../../core/index.ts';
import { type SecurityForm, useSecurityForm } from '../form/useSecurityForm.ts';

/** How a player is shown; the icon by its index, as a form holds it. */
export interface ProfileValues {
  nickname: string;
  iconId: string;
}

const draft = { form: 'profile', fields: ['nickname', 'iconId'] } as const;

/** Sets the nickname and the profile icon (§9): whatever reads the member info shows them at once. */
export function useProfile(): SecurityForm<ProfileValues, ResponseOf<typeof setProfile>, 'nickname' | 'iconId'> {
  const client = useClient();
  const queries = useQueryClient();
  const account = useAccount();
  return useSecurityForm({
    check: ({ nickname }: ProfileValues) => checkNickname(nickname),
    send: async ({ nickname, iconId }: ProfileValues) => {
      const kept = await client.send(setProfile, { nickname: spelledNickname(nickname), iconId: Number(iconId) });
      queries.setQueryData<MemberInfo>(memberInfoQueryKey(account), (info) => info && { ...info, ...kept });
      // An answer that was on its way may be older than the change: it is asked for again.
      void queries.invalidateQueries({ queryKey: memberInfoQueryKey(account) });
      return kept;
    },
    draft,
    fieldOfCode: {},
  });
}
