export { RegistrationForm, type RegistrationFormProps } from './RegistrationForm/RegistrationForm.tsx';
export { RegistrationFormView, type RegistrationFormViewProps } from './RegistrationForm/RegistrationFormView.tsx';
export {
  checkForm,
  type RegistrationFormValues,
  type RegistrationSource,
  registrationRequest,
} from './RegistrationForm/registrationRequest.ts';
export {
  type Registration,
  type RegistrationOutcome,
  type RegistrationState,
  useRegistration,
} from './RegistrationForm/useRegistration.ts';
