import { type ErrorCode, type FieldIssue, getRegistrationSetting, type RegistrationSetting, registerMember } from '@baize/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { errorCodeOf, fieldIssuesOf, registrationSettingQueryKey, useBeginSession, useClient } from '../../core/index.ts';
import { checkForm, type RegistrationFormValues, type RegistrationSource, registrationRequest } from './registrationRequest.ts';

/** The rules being fetched, not to be had, or there for the form. */
export type RegistrationState =
  | { status: 'loading' }
  | { status: 'error'; code: ErrorCode; retry(): void }
  | { status: 'ready'; setting: RegistrationSetting; isSending: boolean };

/** How a registration ended. */
export type RegistrationOutcome =
  | { status: 'registered' }
  /** `issues` belong to fields; without any, `code` says what is wrong with the whole. */
  | { status: 'refused'; code: ErrorCode; issues: FieldIssue[] };

/** Registration as data and one action, for any form. */
export interface Registration {
  state: RegistrationState;
  /** Checks the form by the gateway's rules, then sends it; a registered player is logged in. */
  register(values: RegistrationFormValues, source: RegistrationSource): Promise<RegistrationOutcome>;
}

/** Codes that belong to one field even when the gateway names none. */
const fieldOfCode: Partial<Record<ErrorCode, string>> = {
  'exists.username.err': 'username',
  affiliate_code_error: 'affiliateCode',
  underage: 'ageConfirmed',
  agreement_required: 'termsAccepted',
};

function issuesOf(error: unknown): FieldIssue[] {
  const named = fieldIssuesOf(error);
  const code = errorCodeOf(error);
  const field = fieldOfCode[code];
  return named.length === 0 && field ? [{ field, code }] : named;
}

/** Registration by username with the rules that the gateway sends (§3, §5). */
export function useRegistration(): Registration {
  const client = useClient();
  const begin = useBeginSession();
  const setting = useQuery({
    queryKey: registrationSettingQueryKey,
    queryFn: ({ signal }) => client.send(getRegistrationSetting, {}, { signal }),
    staleTime: 5 * 60_000,
  });
  const sending = useMutation({
    mutationFn: (request: Parameters<typeof client.send<typeof registerMember>>[1]) => client.send(registerMember, request),
  });

  const register: Registration['register'] = async (values, source) => {
    if (!setting.data) throw new Error('The form is sent before its rules have arrived.');
    const issues = checkForm(setting.data, values);
    if (issues.length > 0) return { status: 'refused', code: 'validation_failed', issues };
    try {
      begin(await sending.mutateAsync(registrationRequest(setting.data, values, source)));
      return { status: 'registered' };
    } catch (error) {
      return { status: 'refused', code: errorCodeOf(error), issues: issuesOf(error) };
    }
  };

  if (setting.data) return { state: { status: 'ready', setting: setting.data, isSending: sending.isPending }, register };
  if (setting.error) return { state: { status: 'error', code: errorCodeOf(setting.error), retry: () => void setting.refetch() }, register };
  return { state: { status: 'loading' }, register };
}
