import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { schema } from '../../db/schema.ts';
import { runOperator } from '../../operator/commands.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { call } from '../../testingClient.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 1 });
});
afterAll(() => gateway.close());
beforeEach(() => gateway.services.database.db.execute(sql`truncate feedbacks, agent_applications`));

const operator = (...args: string[]) => {
  const { database, queue, settings, sender, live } = gateway.services;
  return runOperator({ db: database.db, queue, settings, sender, changed: live.changed }, args);
};
const content = 'Tiền nạp chưa vào ví.';
const feedback = (request: object = {}, options: object = {}) =>
  call(gateway.url, 'sendFeedback', { submissionId: randomUUID(), questionType: 'deposit', content, ...request } as never, options);
const fieldsOf = (body: { details: { fields: { field: string; code: string }[] } }) =>
  body.details.fields.map(({ field, code }) => `${field} ${code}`);

async function tokenOf(account: string): Promise<string> {
  return (await call(gateway.url, 'login', { type: 'username', username: account, password: 'Baize123' })).body.value.token;
}

describe('§7 POST feedback', () => {
  test('is kept with the player, or as a visitor’s, and listed newest first', async () => {
    expect((await feedback()).status).toBe(200);
    expect(
      (await feedback({ questionType: 'game', content: 'Trò chơi bị\nngắt.' }, { token: await tokenOf('member01'), language: 'vi' }))
        .status,
    ).toBe(200);
    const lines = (await operator('feedback', 'list')).split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^\d+ {2}20\S+Z {2}game {2}vi {2}member01 {2}"Trò chơi bị\\nngắt\."$/);
    expect(lines[1]).toMatch(/ {2}deposit {2}en {2}a visitor {2}"Tiền nạp chưa vào ví\."$/);
    const [, first = ''] = lines.map((line) => line.split('  ')[0]);
    expect(await operator('feedback', 'list', '--before', first)).toBe('There is no feedback.');
  });

  test('text with separate accents is kept in one spelling', async () => {
    expect((await feedback({ content: 'Tiền nạp chưa vào ví.'.normalize('NFD') })).status).toBe(200);
    expect(await operator('feedback', 'list')).toContain('"Tiền nạp chưa vào ví."');
  });

  test('is kept once when it is sent twice under its number', async () => {
    const submissionId = randomUUID();
    expect([(await feedback({ submissionId })).status, (await feedback({ submissionId })).status]).toEqual([200, 200]);
    expect((await operator('feedback', 'list')).split('\n')).toHaveLength(1);
  });

  test('§5, §9 length and type are checked', async () => {
    for (const wrong of ['x'.repeat(141), 'x'.repeat(9), `${' '.repeat(200)}short`]) {
      const refused = await feedback({ content: wrong });
      expect([refused.status, ...fieldsOf(refused.body)]).toEqual([400, 'content field_length_error']);
      expect(refused.body.details.fields[0].params).toEqual({ min: 10, max: 140 });
    }
    expect((await feedback({ questionType: 'love' })).status).toBe(400);
    expect((await feedback({ submissionId: 'one' })).status).toBe(400);
    expect(await operator('feedback', 'list')).toBe('There is no feedback.');
  });

  test('a feedback’s text can’t control an operator’s terminal', async () => {
    await feedback({ content: 'evil \u001b[2J\u009b2J \u202e text' });
    expect(await operator('feedback', 'list')).toContain(String.raw`"evil \u001b[2J\u009b2J \u202e text"`);
  });

  test('an address has one limit a minute for both forms', async () => {
    const strict = await startTestGateway({ catalogueSize: 1, env: { LOGIN_RATE_MAX: '2' } });
    try {
      const send = () => call(strict.url, 'sendFeedback', { submissionId: randomUUID(), questionType: 'other', content });
      expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
      const refused = await send();
      expect([refused.status, refused.body.errorCode]).toEqual([429, 'TOO_MANY_REQUEST']);
      expect((await call(strict.url, 'sendAgentApplication', { submissionId: randomUUID(), ...application, captcha: 'x' })).status).toBe(
        429,
      );
    } finally {
      await strict.close();
    }
  });
});

describe('§3 a member sees his questions with their state and answer', () => {
  const listOf = async (account: string, request: object = {}) =>
    (await call(gateway.url, 'listFeedback', request as never, { token: await tokenOf(account) })).body;
  const numberOf = async (account: string): Promise<string> =>
    (await operator('feedback', 'list'))
      .split('\n')
      .find((line) => line.includes(account))
      ?.split('  ')[0] ?? '';

  test('his own alone, the newest first, page by page', async () => {
    const token = await tokenOf('member01');
    for (const text of ['Câu hỏi thứ nhất.', 'Câu hỏi thứ hai.', 'Câu hỏi thứ ba.']) await feedback({ content: text }, { token });
    await feedback({ content: 'Của người khác.' }, { token: await tokenOf('agent01') });
    const first = await listOf('member01', { size: 2 });
    expect(first.value.rows.map((row: { content: string; state: string }) => [row.content, row.state])).toEqual([
      ['Câu hỏi thứ ba.', 'received'],
      ['Câu hỏi thứ hai.', 'received'],
    ]);
    const rest = await listOf('member01', { size: 2, after: first.value.next });
    expect(rest.value).toMatchObject({ rows: [{ content: 'Câu hỏi thứ nhất.' }] });
    expect(rest.value.next).toBeUndefined();
  });

  test('an operator answers, the list has it, and a message tells', async () => {
    await feedback({}, { token: await tokenOf('member01') });
    const number = await numberOf('member01');
    expect(await operator('feedback', 'answer', number, '--text', 'Tiền đã vào ví.\\nCảm ơn bạn.')).toBe(
      `member01 has your answer to number ${number}.`,
    );
    expect((await listOf('member01')).value.rows).toEqual([
      expect.objectContaining({ state: 'answered', answer: 'Tiền đã vào ví.\nCảm ơn bạn.', answeredAt: expect.stringMatching(/^20.*Z$/) }),
    ]);
    expect(await operator('feedback', 'list')).toMatch(/ {2}answered 20\S+Z$/);
    const messages = await call(gateway.url, 'listMessages', {}, { token: await tokenOf('member01'), language: 'vi' });
    expect(messages.body.value.rows[0]).toMatchObject({ title: 'Chăm sóc khách hàng đã trả lời góp ý của bạn', isRead: false });
  });

  test('a number that there is not, a visitor’s and an empty answer are refused', async () => {
    await feedback();
    const number = await numberOf('a visitor');
    await expect(operator('feedback', 'answer', '999999', '--text', 'Chào bạn.')).rejects.toThrow(
      'There is no feedback of the number 999999.',
    );
    await expect(operator('feedback', 'answer', number, '--text', 'Chào bạn.')).rejects.toThrow('A visitor wrote it');
    for (const empty of [' ', String.raw` \n `]) {
      await expect(operator('feedback', 'answer', number, '--text', empty)).rejects.toThrow('1 to 1000 characters');
    }
    await expect(operator('feedback', 'answer', number, '--text', '--text')).rejects.toThrow('feedback answer <number> --text <text>');
    await expect(operator('feedback', 'answer', 'x', '--text', 'Chào.')).rejects.toThrow('the number is that of the list');
  });

  test('a visitor has none, and a page’s end that nobody gave out is refused at its field', async () => {
    expect((await call(gateway.url, 'listFeedback', {})).status).toBe(401);
    const refused = await listOf('member01', { after: 'elsewhere' });
    expect(fieldsOf(refused)).toEqual(['after field_format_error']);
  });
});

const application = {
  name: 'Nguyễn Văn An',
  mobile: '0912 345 678',
  email: 'an@example.vn',
  skype: '',
  qq: '',
  telegram: ' an_dai_ly ',
  extraInformation: '',
};

describe('§7 PUT work-center application', () => {
  /** A captcha whose answer is known. */
  async function solved(): Promise<{ captchaId: string; captcha: string }> {
    const { database, secrets } = gateway.services;
    const { captchaId } = (await call(gateway.url, 'getCaptcha', {})).body.value;
    const answerHash = secrets.fingerprint(`captcha ${captchaId} ABCD`);
    await database.db.update(schema.captchas).set({ answerHash }).where(eq(schema.captchas.id, captchaId));
    return { captchaId, captcha: 'abcd' };
  }
  const apply = (request: object = {}) =>
    call(gateway.url, 'sendAgentApplication', { submissionId: randomUUID(), ...application, captcha: '', ...request } as never);

  test('is kept with its phone as E.164, and listed with its filled fields', async () => {
    expect((await apply(await solved())).status).toBe(200);
    const [line = ''] = (await operator('application', 'list')).split('\n');
    expect(line).toMatch(/ {2}en {2}a visitor {2}"Nguyễn Văn An" {2}\+84912345678 {2}an@example\.vn {2}telegram "an_dai_ly"$/);
  });

  test('a missing, wrong or used captcha is refused at its field, and nothing is kept', async () => {
    const used = await solved();
    await apply(used);
    const refused = [await apply(), await apply({ ...(await solved()), captcha: 'none' }), await apply(used)];
    expect(refused.map(({ body }) => [body.errorCode, ...fieldsOf(body)])).toEqual([
      ['captcha_format_error', 'captcha field_required'],
      ['captcha_format_error', 'captcha captcha_format_error'],
      ['captcha_format_error', 'captcha captcha_format_error'],
    ]);
    expect((await operator('application', 'list')).split('\n')).toHaveLength(1);
  });

  test('fields are checked before the captcha, which stays valid', async () => {
    const captcha = await solved();
    expect(fieldsOf((await apply({ ...captcha, name: ' ', email: 'an@' })).body)).toEqual([
      'name field_required',
      'email field_length_error',
    ]);
    expect(fieldsOf((await apply({ ...captcha, mobile: '12345678901' })).body)).toEqual(['mobile phoneNumber_format_error']);
    expect((await apply(captcha)).status).toBe(200);
  });

  test('needs no second captcha when it is sent again under its number, and is kept once', async () => {
    const submissionId = randomUUID();
    const captcha = await solved();
    expect([(await apply({ submissionId, ...captcha })).status, (await apply({ submissionId, ...captcha })).status]).toEqual([200, 200]);
    expect((await operator('application', 'list')).split('\n')).toHaveLength(1);
  });
});

test.each([
  ['feedback', 'feedback list'],
  ['application', 'application list'],
])('operator %s: says what to type', async (name, words) => {
  await expect(operator(name)).rejects.toThrow(words);
  await expect(operator(name, 'list', '--before', 'x')).rejects.toThrow('--before needs the number');
});
