import { describe, expect, it } from 'vitest';
import type { RegistrationSetting } from '../registration/registration.ts';
import { checkPasswordChange } from './passwordChange.ts';

const setting: RegistrationSetting = {
  minimumAge: 18,
  fields: [{ field: 'password', required: true, acceptedPattern: 'strongPassword', min: 8, max: 16 }],
};
const good = { oldPassword: 'Old-pass1', newPassword: 'New-pass1', confirmNewPassword: 'New-pass1' };
const codesOf = (part: object, isOldNeeded = true) =>
  checkPasswordChange(setting, { ...good, ...part }, isOldNeeded).map(({ field, code }) => `${field} ${code}`);

describe('§5 change password', () => {
  it.each([
    [{}, []],
    [{ oldPassword: undefined }, ['oldPassword field_required']],
    [{ newPassword: 'New-p1', confirmNewPassword: 'New-p1' }, ['newPassword field_length_error']],
    [{ newPassword: 'newpass1', confirmNewPassword: 'newpass1' }, ['newPassword field_format_error']],
    [{ newPassword: 'Old-pass1', confirmNewPassword: 'Old-pass1' }, ['newPassword password_not_allowed']],
    [{ confirmNewPassword: 'New-pass2' }, ['confirmNewPassword double_password_inconformity']],
    [{ newPassword: '', confirmNewPassword: '' }, ['newPassword field_required', 'confirmNewPassword field_required']],
  ])('%o is answered with %o', (part, codes) => {
    expect(codesOf(part)).toEqual(codes);
  });

  it('does not ask for an old password that is already known', () => {
    expect(codesOf({ oldPassword: undefined }, false)).toEqual([]);
  });
});
