import {
  type Country,
  checkPasswordChange,
  isAccountName,
  passwordRuleOf,
  type RegistrationRule,
  requestPasswordEmail,
  requestPasswordSms,
  resetPasswordBySms,
} from '@baize/contract';
import { useMutation } from '@tanstack/react-query';
import {
  type CodeSending,
  emptyFields,
  type FieldOfCode,
  type FormRefusal,
  formRefusalOf,
  formRefusedBy,
  type PhoneValues,
  phoneRequestOf,
  useClient,
  useCodeSending,
  useCountries,
  useRegistrationSetting,
} from '../../core/index.ts';

/** Whose password it is, by the address that it was registered with (§2). */
export interface EmailValues {
  username: string;
  email: string;
}

/** A new password by the phone of the account (§2). */
export interface SmsResetValues extends PhoneValues {
  verificationCode: string;
  newPassword: string;
}

/** How an attempt ended. */
export type ForgotPasswordOutcome =
  /** The mail is on its way, with a link that is good for so long. */
  | { status: 'mailed'; expiredMinutes: number }
  /** The new password holds; every session has ended. */
  | { status: 'changed' }
  | ({ status: 'refused' } & FormRefusal);

/** A forgotten password as data and three actions. */
export interface PasswordRecovery {
  countries: readonly Country[] | undefined;
  code: CodeSending<PhoneValues>;
  /** Rule of a new password; undefined where the brand sets none, or its rule has not come. */
  rule: RegistrationRule | undefined;
  isSending: boolean;
  requestMail(values: EmailValues): Promise<ForgotPasswordOutcome>;
  resetBySms(values: SmsResetValues): Promise<ForgotPasswordOutcome>;
}

const fieldOfCode: FieldOfCode = {
  account_format_error: 'username',
  email_format_error: 'email',
  phoneNumber_format_error: 'mobileNum',
  verification_code_error: 'verificationCode',
  verification_code_expired: 'verificationCode',
};

/** Ways back for who has forgotten the password (§2, §5, §7): a link by mail, or a code by SMS with the new password at once. */
export function useForgotPassword(): PasswordRecovery {
  const client = useClient();
  const countries = useCountries();
  const setting = useRegistrationSetting();
  const code = useCodeSending((phone: PhoneValues) => client.send(requestPasswordSms, phoneRequestOf(phone, countries)));
  const mailing = useMutation({ mutationFn: (values: EmailValues) => client.send(requestPasswordEmail, values) });
  const resetting = useMutation({
    mutationFn: ({ verificationCode, newPassword, ...phone }: SmsResetValues) =>
      client.send(resetPasswordBySms, {
        ...phoneRequestOf(phone, countries),
        verificationCode: verificationCode.trim(),
        newPassword,
      }),
  });
  const rule = setting.data && passwordRuleOf(setting.data);

  const requestMail: PasswordRecovery['requestMail'] = async (values) => {
    const issues = emptyFields({ ...values });
    const username = values.username.trim();
    if (username !== '' && !isAccountName(username)) issues.push({ field: 'username', code: 'account_format_error' });
    if (issues.length > 0) return { status: 'refused', ...formRefusedBy(issues) };
    try {
      const { expiredMinutes } = await mailing.mutateAsync({ username, email: values.email.trim() });
      return { status: 'mailed', expiredMinutes };
    } catch (error) {
      return { status: 'refused', ...formRefusalOf(error, fieldOfCode) };
    }
  };
  const resetBySms: PasswordRecovery['resetBySms'] = async (values) => {
    const { mobileNum, verificationCode, newPassword } = values;
    const empty = emptyFields({ mobileNum, verificationCode, newPassword });
    const broken =
      setting.data && newPassword !== '' ? checkPasswordChange(setting.data, { newPassword, confirmNewPassword: newPassword }, false) : [];
    if (empty.length + broken.length > 0) return { status: 'refused', ...formRefusedBy([...empty, ...broken]) };
    try {
      await resetting.mutateAsync(values);
      return { status: 'changed' };
    } catch (error) {
      return { status: 'refused', ...formRefusalOf(error, fieldOfCode) };
    }
  };

  return {
    countries,
    code,
    rule,
    isSending: mailing.isPending || resetting.isPending,
    requestMail,
    resetBySms,
  };
}
