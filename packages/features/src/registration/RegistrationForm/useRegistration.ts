import { type LoginResult, type RegistrationSetting, registerMember, registerMobileMember } from '@baize/contract';
import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  type FormRefusal,
  formRefusedBy,
  type Refused,
  refusalOf,
  useBeginSession,
  useBrandDay,
  useClient,
  useRegistrationSetting,
} from '../../core/index.ts';
import { registrationDraft } from '../draft/registrationDraft.ts';
import { type RegistrationWay, settingOfWay } from '../rules/mobileSetting.ts';
import { registrationRefusalOf } from '../rules/registrationRefusal.ts';
import {
  checkForm,
  mobileRegistrationRequest,
  type RegistrationExtras,
  type RegistrationFormValues,
  type RegistrationSource,
  registrationRequest,
} from '../rules/registrationRequest.ts';

/** The rules being fetched, not to be had, or there for the form. */
export type RegistrationState =
  | { status: 'loading' }
  | ({ status: 'error'; retry(): void } & Refused)
  | { status: 'ready'; setting: RegistrationSetting; isSending: boolean };

/** How a registration ended. */
export type RegistrationOutcome = { status: 'registered' } | ({ status: 'refused' } & FormRefusal);

/** Registration as data and one action, for any form. */
export interface Registration {
  state: RegistrationState;
  /** Checks the form by the gateway's rules, then sends it; a registered player is logged in, and the draft is gone. */
  register(values: RegistrationFormValues, source: RegistrationSource, extras?: RegistrationExtras): Promise<RegistrationOutcome>;
}

/** Registration by username or by mobile, with the rules that the gateway sends (§3, §5, §6). */
export function useRegistration(way: RegistrationWay = 'username'): Registration {
  const client = useClient();
  const begin = useBeginSession();
  const today = useBrandDay();
  const { data, error, refetch } = useRegistrationSetting();
  const setting = useMemo(() => data && settingOfWay(data, way), [data, way]);
  const sending = useMutation({ mutationFn: (send: () => Promise<LoginResult>) => send() });

  const register: Registration['register'] = async (values, source, extras) => {
    if (!setting) throw new Error('The form is sent before its rules have arrived.');
    const issues = checkForm(setting, values, today);
    if (issues.length > 0) return { status: 'refused', ...formRefusedBy(issues) };
    try {
      const result = await sending.mutateAsync(() =>
        way === 'mobile'
          ? client.send(registerMobileMember, mobileRegistrationRequest(setting, values, source, extras))
          : client.send(registerMember, registrationRequest(setting, values, source, extras)),
      );
      registrationDraft.drop();
      begin(result);
      return { status: 'registered' };
    } catch (thrown) {
      return { status: 'refused', ...registrationRefusalOf(thrown, way) };
    }
  };

  if (setting) return { state: { status: 'ready', setting, isSending: sending.isPending }, register };
  if (error) return { state: { status: 'error', ...refusalOf(error), retry: () => void refetch() }, register };
  return { state: { status: 'loading' }, register };
}
