import {
  changePassword,
  checkPasswordChange,
  type FieldIssue,
  type PasswordChange,
  passwordRuleOf,
  type RegistrationRule,
} from '@baize/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type FormRefusal,
  formRefusalOf,
  formRefusedBy,
  type MemberInfo,
  memberInfoQueryKey,
  passwordExpiryQueryKey,
  type Refused,
  refusalOf,
  useAccount,
  useClient,
  useLogout,
  useRegistrationSetting,
  useSessionStore,
} from '../../core/index.ts';

/** The rule being fetched, not to be had, or there for the form. */
export type ForcedPasswordChangeState =
  | { status: 'loading' }
  | ({ status: 'error'; retry(): void } & Refused)
  | {
      status: 'ready';
      /** Whose password it is. */
      account: string;
      /** Rule of a new password; undefined where the brand sets none. */
      rule: RegistrationRule | undefined;
      /** §2: the old password is asked for unless it is already known. */
      isOldNeeded: boolean;
      isSending: boolean;
    };

/** How an attempt ended. */
export type PasswordChangeOutcome = { status: 'changed' } | ({ status: 'refused' } & FormRefusal);

/** The forced change of a password as data and two actions, for any form. */
export interface ForcedPasswordChanging {
  state: ForcedPasswordChangeState;
  /** Checks by the gateway's rule, then changes it; the session goes on and may do everything again. */
  change(values: PasswordChange): Promise<PasswordChangeOutcome>;
  /** §4: cancelling drops the token. */
  cancel(): void;
}

/**
 * The change that an expired password asks for (§4, §5). The passwords travel encrypted, and are kept nowhere.
 * @param isOldPasswordKnown whether the gateway asks for no old password now. It forgets that in time; then the field appears.
 */
export function useForcedPasswordChange(isOldPasswordKnown: boolean): ForcedPasswordChanging {
  const client = useClient();
  const queries = useQueryClient();
  const store = useSessionStore();
  const logOut = useLogout();
  const cancel = (): void => void logOut();
  const account = useAccount();
  const [isOldAskedFor, setOldAskedFor] = useState(false);
  const isOldNeeded = isOldAskedFor || !isOldPasswordKnown;
  const setting = useRegistrationSetting();
  const sending = useMutation({ mutationFn: (values: PasswordChange) => client.send(changePassword, values) });

  const onChanged = (): void => {
    queries.removeQueries({ queryKey: passwordExpiryQueryKey(account) });
    queries.setQueryData<MemberInfo>(memberInfoQueryKey(account), (info) => info && { ...info, passwordExpired: false });
    store.renew();
  };
  const onRefused = (issues: readonly FieldIssue[]): void => {
    if (issues.some(({ field }) => field === 'oldPassword')) setOldAskedFor(true);
  };

  const change = async ({ oldPassword, newPassword, confirmNewPassword }: PasswordChange): Promise<PasswordChangeOutcome> => {
    if (!setting.data) throw new Error('The form is sent before its rule has arrived.');
    const values = { ...(isOldNeeded && { oldPassword: oldPassword ?? '' }), newPassword, confirmNewPassword };
    const found = checkPasswordChange(setting.data, values, isOldNeeded);
    if (found.length > 0) return { status: 'refused', ...formRefusedBy(found) };
    try {
      await sending.mutateAsync(values);
      onChanged();
      return { status: 'changed' };
    } catch (error) {
      const refusal = formRefusalOf(error, { 'modify.pw.incorrect.pw': 'oldPassword' });
      onRefused(refusal.issues);
      return { status: 'refused', ...refusal };
    } finally {
      // Another tab or device may have changed it meanwhile: the gateway knows where this session stands.
      void queries.invalidateQueries({ queryKey: memberInfoQueryKey(account) });
    }
  };

  if (setting.error && !setting.data) {
    return { state: { status: 'error', ...refusalOf(setting.error), retry: () => void setting.refetch() }, change, cancel };
  }
  if (!setting.data) return { state: { status: 'loading' }, change, cancel };
  const rule = passwordRuleOf(setting.data);
  return { state: { status: 'ready', account, rule, isOldNeeded, isSending: sending.isPending }, change, cancel };
}
