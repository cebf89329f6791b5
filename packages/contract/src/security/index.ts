import { bindContact } from './bindContact.ts';
import { changePassword } from './changePassword.ts';
import { confirmAuthenticatorBinding } from './confirmAuthenticatorBinding.ts';
import { endSessions } from './endSessions.ts';
import { getSecurity } from './getSecurity.ts';
import { listSessions } from './listSessions.ts';
import { removeAuthenticator } from './removeAuthenticator.ts';
import { requestContactCode } from './requestContactCode.ts';
import { requestPasswordEmail } from './requestPasswordEmail.ts';
import { resetPassword } from './resetPassword.ts';
import { resetPasswordBySms } from './resetPasswordBySms.ts';
import { setFundPassword } from './setFundPassword.ts';
import { setNewAddressCheck } from './setNewAddressCheck.ts';
import { setProfile } from './setProfile.ts';
import { setRealName } from './setRealName.ts';
import { startAuthenticatorBinding } from './startAuthenticatorBinding.ts';

export { bindContact } from './bindContact.ts';
export { changePassword } from './changePassword.ts';
export { confirmAuthenticatorBinding } from './confirmAuthenticatorBinding.ts';
export { endSessions } from './endSessions.ts';
export { getSecurity } from './getSecurity.ts';
export { type LoginAttempt, type LoginRecord, listSessions, loginAttemptOutcomes } from './listSessions.ts';
export { checkNickname, nicknameRule, spelledNickname } from './nickname.ts';
export { checkPasswordChange, type PasswordChange, passwordRuleOf } from './passwordChange.ts';
export { checkRealName, spelledName } from './realName.ts';
export { removeAuthenticator } from './removeAuthenticator.ts';
export { requestContactCode } from './requestContactCode.ts';
export { requestPasswordEmail } from './requestPasswordEmail.ts';
export { resetPassword } from './resetPassword.ts';
export { resetPasswordBySms } from './resetPasswordBySms.ts';
export { setFundPassword } from './setFundPassword.ts';
export { setNewAddressCheck } from './setNewAddressCheck.ts';
export { setProfile } from './setProfile.ts';
export { setRealName } from './setRealName.ts';
export { startAuthenticatorBinding } from './startAuthenticatorBinding.ts';

/** Calls of this domain by name. */
export const securityCalls = {
  startAuthenticatorBinding,
  confirmAuthenticatorBinding,
  removeAuthenticator,
  getSecurity,
  setFundPassword,
  requestContactCode,
  bindContact,
  setRealName,
  setNewAddressCheck,
  listSessions,
  endSessions,
  changePassword,
  requestPasswordEmail,
  resetPassword,
  resetPasswordBySms,
  setProfile,
} as const;
