import { checkUsername } from './checkUsername.ts';
import { getAffiliate } from './getAffiliate.ts';
import { getRegistrationSetting } from './getRegistrationSetting.ts';
import { registerMember } from './registerMember.ts';
import { registerMobileMember } from './registerMobileMember.ts';

export { checkUsername } from './checkUsername.ts';
export { getAffiliate } from './getAffiliate.ts';
export { getRegistrationSetting } from './getRegistrationSetting.ts';
export { registerMember } from './registerMember.ts';
export { registerMobileMember } from './registerMobileMember.ts';
export {
  ageOn,
  checkFields,
  checkRegistration,
  keptValue,
  type RegistrationRule,
  type RegistrationSetting,
  type RegistrationValues,
} from './registration.ts';
export { type RegistrationFieldName, registrationFieldNames, secretFields } from './registrationFields.ts';

/** Calls of this domain by name. */
export const registrationCalls = { getRegistrationSetting, checkUsername, getAffiliate, registerMember, registerMobileMember } as const;
