import {
  changePassword,
  checkPasswordChange,
  type FieldIssue,
  passwordRuleOf,
  type RegistrationRule,
  setFundPassword,
} from '@baize/contract';
import { type Client, useClient } from '../../core/index.ts';
import { type SecurityForm, useSecurityForm } from '../form/useSecurityForm.ts';
import { usePasswordRule } from './usePasswordRule.ts';

/** A new password, and the one that allows it: as it is now, or the login's for the first of the fund. */
export interface NewPasswordValues {
  current: string;
  newPassword: string;
  confirmNewPassword: string;
}

/** The choice of a new password as data and one action. */
export interface NewPassword extends SecurityForm<NewPasswordValues> {
  /** Rule of the new one; undefined where the brand sets none. */
  rule: RegistrationRule | undefined;
}

/** The login's, the fund's that is set for the first time, or one that takes the place of another. */
export type NewPasswordKind = 'login' | 'firstFund' | 'nextFund';

const senders: Record<NewPasswordKind, (client: Client, values: NewPasswordValues) => Promise<unknown>> = {
  login: (client, { current, ...fresh }) => client.send(changePassword, { oldPassword: current, ...fresh }),
  firstFund: (client, { current, ...fresh }) => client.send(setFundPassword, { password: current, ...fresh }),
  nextFund: (client, { current, ...fresh }) => client.send(setFundPassword, { oldFundPassword: current, ...fresh }),
};

const inForm = (issue: FieldIssue): FieldIssue => (issue.field === 'oldPassword' ? { ...issue, field: 'current' } : issue);

/**
 * Changes the login's password (§3, §4: every other session ends), or sets the fund's (§9), which is not the login's.
 * The passwords travel encrypted, and are kept nowhere.
 */
export function useNewPassword(kind: NewPasswordKind): NewPassword {
  const client = useClient();
  const setting = usePasswordRule(kind === 'login' ? 'password' : 'paymentPassword');
  const rule = passwordRuleOf(setting);
  const form = useSecurityForm({
    check: ({ current, ...fresh }: NewPasswordValues) => checkPasswordChange(setting, { oldPassword: current, ...fresh }, true).map(inForm),
    send: (values: NewPasswordValues) => senders[kind](client, values),
    fieldOfCode: { 'modify.pw.incorrect.pw': 'current', 'login.cred.err': 'current', fund_password_error: 'current' },
  });
  return { ...form, rule };
}
