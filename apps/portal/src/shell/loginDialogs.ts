// A module of its own: an export that `import()` asks of an index stays with that index, here with what stands in the pages' place.
export { ForcedPasswordChange, ForgotPassword, LoginModal, SocialBinding, SocialFailed } from '@baize/features/session';
