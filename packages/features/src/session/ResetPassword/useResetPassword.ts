import { checkPasswordChange, type PasswordChange, passwordRuleOf, type RegistrationRule, resetPassword } from '@baize/contract';
import { useMutation } from '@tanstack/react-query';
import { type FormRefusal, formRefusalOf, formRefusedBy, useClient, useRegistrationSetting } from '../../core/index.ts';

/** What is typed: the new password, twice. */
export type NewPasswordValues = Pick<PasswordChange, 'newPassword' | 'confirmNewPassword'>;

/** How an attempt ended. */
export type ResetPasswordOutcome = { status: 'changed' } | ({ status: 'refused' } & FormRefusal);

/** A new password by the link of a mail, as data and one action. */
export interface ResetPassword {
  /** Rule of a new password; undefined where the brand sets none, or its rule has not come. */
  rule: RegistrationRule | undefined;
  isSending: boolean;
  /** Sets it; every session ends. Where the rule has not come, the gateway alone holds the password to it. */
  reset(values: NewPasswordValues): Promise<ResetPasswordOutcome>;
}

/**
 * Sets a new password by the link of a mail (§7).
 * @param token what the link carries behind `token=`
 */
export function useResetPassword(token: string): ResetPassword {
  const client = useClient();
  const { data: setting } = useRegistrationSetting();
  const sending = useMutation({ mutationFn: (values: NewPasswordValues) => client.send(resetPassword, { token, ...values }) });
  const rule = setting && passwordRuleOf(setting);
  const reset: ResetPassword['reset'] = async (values) => {
    const issues = checkPasswordChange(setting ?? { fields: [], minimumAge: 18 }, values, false);
    if (issues.length > 0) return { status: 'refused', ...formRefusedBy(issues) };
    try {
      await sending.mutateAsync(values);
      return { status: 'changed' };
    } catch (error) {
      return { status: 'refused', ...formRefusalOf(error) };
    }
  };
  return { rule, isSending: sending.isPending, reset };
}
