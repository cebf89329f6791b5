import { checkRealName, setRealName, spelledName } from '@baize/contract';
import { emptyFields, useClient } from '../../core/index.ts';
import { type SecurityForm, useSecurityForm } from '../form/useSecurityForm.ts';

/** The name on the bank account, and the login's password. */
export interface RealNameValues {
  realName: string;
  password: string;
}

const draft = { form: 'realName', fields: ['realName'] } as const;

/** Sets the real name, once (§9 "holder name … cannot be changed"). */
export function useRealName(): SecurityForm<RealNameValues, unknown, 'realName'> {
  const client = useClient();
  return useSecurityForm({
    check: ({ realName, password }: RealNameValues) => [...checkRealName(realName), ...emptyFields({ password })],
    send: ({ realName, password }: RealNameValues) => client.send(setRealName, { realName: spelledName(realName), password }),
    draft,
    fieldOfCode: { 'login.cred.err': 'password' },
  });
}
