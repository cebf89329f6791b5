export { draftOf, type RegistrationDraft, registrationDraft } from './draft/registrationDraft.ts';
export type { FieldLookup, LookupAnswer, LookupResult } from './fields/useFieldLookup.ts';
export { type FormAids, type LookedUpField, useFormAids } from './fields/useFormAids.ts';
export { RegistrationForm, type RegistrationFormProps } from './RegistrationForm/RegistrationForm.tsx';
export { RegistrationFormView, type RegistrationFormViewProps } from './RegistrationForm/RegistrationFormView.tsx';
export { RegistrationSkeleton } from './RegistrationForm/RegistrationSkeleton.tsx';
export {
  type Registration,
  type RegistrationOutcome,
  type RegistrationState,
  useRegistration,
} from './RegistrationForm/useRegistration.ts';
export type { RegistrationWay } from './rules/mobileSetting.ts';
export {
  checkForm,
  type RegistrationExtras,
  type RegistrationFormValues,
  type RegistrationSource,
  registrationRequest,
} from './rules/registrationRequest.ts';
export { Welcome, type WelcomeProps } from './Welcome/Welcome.tsx';
