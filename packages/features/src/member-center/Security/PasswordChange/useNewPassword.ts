import {
  changePassword,
  checkPasswordChange,
  type FieldIssue,
  passwordRuleOf,
  type RegistrationRule,
  setFundPassword,
} from '@baize/contract';
import { type Client, useClient } from '../../../core/index.ts';
import { type SecurityForm, useSecurityForm } from '../form/useSecurityForm.ts';
import { type PasswordKind, usePasswordRule } from './usePasswordRule.ts';

/** A new password, and the login's as it is now. */
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

const senders: Record<PasswordKind, (client: Client, values: NewPasswordValues) => Promise<unknown>> = {
  password: (client, { current, ...fresh }) => client.send(changePassword, { oldPassword: current, ...fresh }),
  paymentPassword: (client, { current, ...fresh }) => client.send(setFundPassword, { password: current, ...fresh }),
};

const inForm = (issue: FieldIssue): FieldIssue => (issue.field === 'oldPassword' ? { ...issue, field: 'current' } : issue);

/**
 * Changes the login's password (§3, §4: every other session ends), or sets the fund's (§9), which is not the login's.
 * The passwords travel encrypted, and are kept nowhere.
 */
export function useNewPassword(kind: PasswordKind): NewPassword {
  const client = useClient();
  const setting = usePasswordRule(kind);
  const rule = passwordRuleOf(setting);
  const form = useSecurityForm({
    check: ({ current, ...fresh }: NewPasswordValues) => checkPasswordChange(setting, { oldPassword: current, ...fresh }, true).map(inForm),
    send: (values: NewPasswordValues) => senders[kind](client, values),
    fieldOfCode: { 'modify.pw.incorrect.pw': 'current', 'login.cred.err': 'current' },
  });
  return { ...form, rule };
}
