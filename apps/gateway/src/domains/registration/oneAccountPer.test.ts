import type { RegistrationRule, RegistrationValues } from '@baize/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schema } from '../../db/schema.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { register } from './register.ts';
import { registrationSettingFor } from './registrationSetting.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 1 });
});
afterAll(() => gateway.close());

const rule = (field: RegistrationRule['field']): RegistrationRule => ({ field, required: false, acceptedPattern: '*', min: 1, max: 200 });
let made = 0;
/** Registers somebody at a brand whose form lists these fields. @returns the details of its refusal, or nothing. */
async function refusalOf(
  values: RegistrationValues,
  listed: RegistrationRule['field'][] = ['idNumber', 'permanentAddress', 'currentAddress'],
) {
  made += 1;
  const { database, phones, secrets, sessionRules, settings, timeZone } = gateway.services;
  const usual = registrationSettingFor(settings);
  const setting = { ...usual, fields: [...usual.fields, ...listed.map(rule)] };
  const form = { username: `single${made}`, password: 'Secret12', confirmPassword: 'Secret12', ...values };
  const visit = {
    ageConfirmed: true,
    termsAccepted: true,
    language: 'vi' as const,
    origin: { registerMethod: 'WEB', domain: 'localhost', registerUrl: 'http://localhost/' },
    referralCode: undefined,
    ip: '192.0.2.1',
    userAgent: '',
  };
  const options = { setting, phones, secrets, timeZone, sessionRules, welcomeCredit: 0, takenPerHour: 1_000 };
  return register(database, options, { values: form, ...visit }).then(
    () => undefined,
    ({ code, details }) => ({ code, fields: details.fields }),
  );
}
const taken = (field: string) => ({ code: 'duplicate_value', fields: [{ field, code: 'duplicate_value' }] });

describe('§5 "One account per player, address"', () => {
  test('a player is identified by the number of an identity card, in every spelling', async () => {
    expect(await refusalOf({ idNumber: '001 099 012345' })).toBeUndefined();
    expect(await refusalOf({ idNumber: '001099012345' })).toEqual(taken('idNumber'));
    expect(await refusalOf({ idNumber: '001.099-012345' })).toEqual(taken('idNumber'));
    expect(await refusalOf({ idNumber: '001099012346' })).toBeUndefined();
  });

  test('the address is the current one, or else the permanent one, and the refusal names its field', async () => {
    expect(await refusalOf({ permanentAddress: '12 Đường Lê Lợi, Quận 1' })).toBeUndefined();
    expect(await refusalOf({ permanentAddress: '12, duong le loi - quan 1' })).toEqual(taken('permanentAddress'));
    expect(await refusalOf({ permanentAddress: 'Huế', currentAddress: '12 Đường Lê Lợi (Quận 1)' })).toEqual(taken('currentAddress'));
    expect(await refusalOf({ permanentAddress: '12 Đường Lê Lợi, Quận 1', currentAddress: '14 Đường Lê Lợi, Quận 1' })).toBeUndefined();
  });

  test('of several taken values one is named, and a phone never together with another', async () => {
    const listed: RegistrationRule['field'][] = ['idNumber', 'permanentAddress'];
    const one = { mobileNum: '0983100001' };
    const other = { idNumber: '001099055555', permanentAddress: '5 Lý Thái Tổ', email: 'several@example.vn' };
    for (const values of [one, other]) expect(await refusalOf(values, listed)).toBeUndefined();
    const named: [values: RegistrationValues, field: string][] = [
      [{ ...one, ...other }, 'permanentAddress'],
      [{ ...one, idNumber: other.idNumber, email: other.email }, 'idNumber'],
      [{ ...one, email: 'Several@example.vn' }, 'email'],
      [one, 'mobileNum'],
    ];
    for (const [values, field] of named) {
      expect(await refusalOf(values, listed)).toEqual(taken(field));
      expect((await refusalOf({ ...values, username: 'SINGLE1' }, listed))?.fields).toEqual([
        { field: 'username', code: 'exists.username.err' },
      ]);
    }
  });

  test('of 4 registrations with one identity card at the same time, one succeeds, and nothing of the others is kept', async () => {
    const { db } = gateway.services.database;
    const before = await db.$count(schema.sessions);
    const refusals = await Promise.all([1, 2, 3, 4].map(() => refusalOf({ idNumber: '001099099999' })));
    expect(refusals.filter((refusal) => refusal === undefined)).toHaveLength(1);
    expect(await db.$count(schema.sessions)).toBe(before + 1);
  });

  test('an empty field, or a field that is off, blocks nobody', async () => {
    for (const values of [{}, {}, { idNumber: ' - ', permanentAddress: ' , ' }, { idNumber: ' - ', permanentAddress: ' , ' }]) {
      expect(await refusalOf(values)).toBeUndefined();
    }
    for (const idNumber of ['001099077777', '001099077777']) expect(await refusalOf({ idNumber }, [])).toBeUndefined();
  });
});
