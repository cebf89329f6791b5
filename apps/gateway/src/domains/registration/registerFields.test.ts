import { registrationFieldNames } from '@baize/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schema } from '../../db/schema.ts';
import { runOperator } from '../../operator/commands.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { call } from '../../testingClient.ts';
import { openByPhone, registrationVisit } from '../../testingPlayers.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 1 });
});
afterAll(() => gateway.close());

const operator = (...words: string[]) => {
  const { database, queue, settings, sender, live } = gateway.services;
  return runOperator({ db: database.db, queue, settings, sender, changed: live.changed }, words);
};
const say = (...words: string[]) => operator('registration-field', ...words);
interface Listed {
  field: string;
  required: boolean;
}
const formOf = async (): Promise<Listed[]> => (await call(gateway.url, 'getRegistrationSetting', {})).body.value.fields;
const usual = ['username', 'password', 'confirmPassword', 'nickname', 'email', 'mobileNum', 'paymentPassword', 'affiliateCode'];
const fixed = ['username', 'password', 'confirmPassword'];
/** Switched by what asks for them. */
const asked = ['verificationCode', 'captcha'];
const switchable = registrationFieldNames.filter((name) => ![...fixed, ...asked].includes(name));

/** Everything that a form may ask for (§3). */
const values: Record<string, string> = {
  username: 'everyfield',
  password: 'Secret12',
  confirmPassword: 'Secret12',
  nickname: 'Every field',
  payeeName: 'NGUYEN VAN A',
  email: 'every@example.vn',
  mobileNum: '0987000001',
  paymentPassword: 'Fund4321',
  affiliateCode: 'AGENT01',
  recommenderId: 'member01',
  qq: '123456',
  whatsApp: '+84987000001',
  facebook: 'every.field',
  telegram: '@every_field',
  zalo: '0987000001',
  line: 'every-field',
  weChat: 'every_field',
  idNumber: '079123456789',
  birthday: '1990-02-28',
  permanentAddress: '1 Lê Lợi, Quận 1',
  currentAddress: '2 Hai Bà Trưng, Hà Nội',
  nationality: 'Việt Nam',
  occupation: 'Giáo viên',
  sourceOfIncome: 'Lương',
  placeOfBirth: 'Đà Nẵng',
  bonusCode: 'BONUS01',
  promoCode: 'PROMO01',
};
const register = (form: Record<string, string>) => call(gateway.url, 'registerMember', { ...form, ...registrationVisit });

test('the form is the default one until an operator changes it', async () => {
  const form = await formOf();
  expect(form.map(({ field }) => field)).toEqual(usual);
  expect(form.filter(({ required }) => required).map(({ field }) => field)).toEqual(fixed);
});

test('§3 every field may be required: the form lists it, a registration without it is refused, and the account keeps it', async () => {
  for (const field of switchable) expect(await say(field, 'required')).toContain(`${field} is required`);
  const form = await formOf();
  expect(form.map(({ field }) => field).toSorted()).toEqual([...fixed, ...switchable].toSorted());
  expect(form.every(({ required }) => required)).toBe(true);
  for (const field of switchable) {
    const { body } = await register({ ...values, [field]: '' });
    expect(body.details?.fields).toEqual([expect.objectContaining({ field, code: 'field_required' })]);
  }
  expect((await register({ ...values, birthday: '1990-02-30' })).body.details.fields).toEqual([
    expect.objectContaining({ field: 'birthday', code: 'field_format_error' }),
  ]);
  for (const field of switchable) {
    const { body } = await register({ ...values, [field]: field === 'paymentPassword' ? '' : ' \u00a0 ' });
    expect(body.details?.fields).toEqual([expect.objectContaining({ field, code: 'field_required' })]);
  }
  expect((await register({ ...values, payeeName: 'NGUYEN' })).body.details.fields).toEqual([
    expect.objectContaining({ field: 'payeeName', code: 'field_format_error' }),
  ]);
  const opened = await register({ ...values, payeeName: ' NGUYEN   VAN A ', occupation: ' Giáo viên ' });
  expect([opened.status, opened.body.errorCode]).toEqual([200, undefined]);
  const { customers } = schema;
  const [row] = await gateway.services.database.db.select().from(customers).where(eq(customers.account, 'everyfield'));
  expect(row).toMatchObject({ nickname: 'Every field', realName: 'NGUYEN VAN A', email: 'every@example.vn', mobile: '+84987000001' });
  const columns = [...fixed, 'nickname', 'payeeName', 'email', 'mobileNum', 'paymentPassword', 'affiliateCode'];
  const kept = Object.entries(values).filter(([field]) => !columns.includes(field));
  expect(row?.profile).toEqual(Object.fromEntries(kept));
  for (const field of switchable) await say(field, 'optional');
  expect((await register({ username: 'fewfields', password: 'Secret12', confirmPassword: 'Secret12' })).status).toBe(200);
});

test('§3 a recommender must have an account, and customer service reads the player’s traffic source', async () => {
  await say('recommenderId', 'optional');
  await say('promoCode', 'optional');
  const form = { password: 'Secret12', confirmPassword: 'Secret12' };
  const refused = { field: 'recommenderId', code: 'affiliate_code_error' };
  for (const recommenderId of ['nobody01', 'trial01']) {
    const { status, body } = await register({ ...form, username: 'unknownfriend', recommenderId });
    expect([status, body.errorCode, body.details.fields]).toEqual([400, 'affiliate_code_error', [refused]]);
  }
  const both = await register({ ...form, username: 'unknownfriend', recommenderId: 'nobody01', affiliateCode: 'NOBODY' });
  expect(both.body.details.fields).toEqual([{ field: 'affiliateCode', code: 'affiliate_code_error' }, refused]);
  const friend = eq(schema.customers.account, 'member01');
  const { db } = gateway.services.database;
  await db.update(schema.customers).set({ isDisabled: true }).where(friend);
  expect((await register({ ...form, username: 'offriend', recommenderId: 'member01' })).body.details.fields).toEqual([refused]);
  await db.update(schema.customers).set({ isDisabled: false }).where(friend);
  expect((await register({ ...form, username: 'offriend', recommenderId: ' MEMBER01 ', promoCode: 'TET2027' })).status).toBe(200);
  expect(await operator('account', 'offriend')).toMatch(/^ {2}codes {7}recommender member01, promo TET2027$/m);
});

test('enumeration: a recommender given as a number gets the same answer with and without an account', async () => {
  await say('recommenderId', 'optional');
  const { customers } = schema;
  const byPhone = eq(customers.account, 'pfriend11');
  const { db } = gateway.services.database;
  const form = { password: 'Secret12', confirmPassword: 'Secret12' };
  expect((await register({ ...form, username: 'phonefriend' })).status).toBe(200);
  await openByPhone(gateway, 'phonefriend', { account: 'pfriend11', openedMobile: '+84985000111', mobile: '+84985000111' });
  const answers: unknown[] = [];
  const tell = async (recommenderId: string): Promise<void> => {
    const username = `toldof${answers.length}`;
    const { status, body } = await register({ ...form, username, recommenderId });
    answers.push([status, body.errorCode, { ...body.value, token: '', account: '' }]);
  };
  for (const number of ['84985000111', '0985000111', '84985000112', '0985000112', '1234']) await tell(number);
  const spelt = await register({ ...form, username: 'speltfriend', recommenderId: '+84 985.000.111' });
  expect(spelt.body).toMatchObject({ success: true });
  expect(await operator('account', 'speltfriend')).toMatch(/recommender pfriend11$/m);
  await db.update(customers).set({ isDisabled: true }).where(byPhone);
  await tell('0985000111');
  expect(answers).toEqual(answers.map(() => [200, undefined, expect.anything()]));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await operator('account', 'toldof1')).toMatch(/recommender pfriend11$/m);
  expect(await operator('account', 'toldof3'), 'what he has said').toMatch(/recommender 0985000112$/m);
});

test('a field that is off is not on the form, and its value is not kept', async () => {
  for (const field of switchable) await say(field, 'off');
  expect((await formOf()).map(({ field }) => field)).toEqual(fixed);
  const form = { ...values, username: 'nofield' };
  expect((await register(form)).status).toBe(200);
  const { customers } = schema;
  const [row] = await gateway.services.database.db.select().from(customers).where(eq(customers.account, 'nofield'));
  expect(row).toMatchObject({ nickname: 'nofield', realName: null, email: null, mobile: null, fundPasswordHash: null, profile: {} });
});

test('fields that every account needs, and fields with another switch, can’t be switched here', async () => {
  for (const words of [...fixed, ...asked, 'constructor', ''].map((name) => [name, 'off'])) {
    await expect(say(...words)).rejects.toThrow('The fields are nickname, payeeName');
  }
  await expect(say('zalo', 'maybe')).rejects.toThrow('required, optional or off');
});
