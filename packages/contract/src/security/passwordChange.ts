import type { RegistrationRule, RegistrationSetting } from '../registration/registration.ts';
import { checkPattern } from '../rules/patterns.ts';
import type { FieldIssue } from '../wire/envelope.ts';

/** Values of a form for a new password. `oldPassword` is absent where it is not asked for. */
export interface PasswordChange {
  oldPassword?: string | undefined;
  newPassword: string;
  confirmNewPassword: string;
}

/** The rule that a new password must satisfy: the one of the registration (§5 "satisfying the password rule"). */
export function passwordRuleOf(setting: RegistrationSetting): RegistrationRule | undefined {
  return setting.fields.find(({ field }) => field === 'password');
}

/**
 * §5 "Change password", the same on both sides of the wire.
 * @param isOldNeeded whether the old password is asked for: not when it is already known (§5), nor when a code replaces it.
 * @returns every refused field, in the order of the form; empty when it may be sent.
 */
export function checkPasswordChange(setting: RegistrationSetting, change: PasswordChange, isOldNeeded: boolean): FieldIssue[] {
  const { oldPassword = '', newPassword, confirmNewPassword } = change;
  const issues: FieldIssue[] = [];
  if (isOldNeeded && oldPassword === '') issues.push({ field: 'oldPassword', code: 'field_required' });
  const rule = passwordRuleOf(setting);
  const code = rule && checkPattern(rule.acceptedPattern, newPassword, rule);
  if (newPassword === '') issues.push({ field: 'newPassword', code: 'field_required' });
  else if (code) issues.push({ field: 'newPassword', code, params: { min: rule.min, max: rule.max } });
  else if (newPassword === oldPassword) issues.push({ field: 'newPassword', code: 'password_not_allowed' });
  if (confirmNewPassword === '') issues.push({ field: 'confirmNewPassword', code: 'field_required' });
  else if (confirmNewPassword !== newPassword) issues.push({ field: 'confirmNewPassword', code: 'double_password_inconformity' });
  return issues;
}
