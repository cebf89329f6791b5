import { login } from '@baize/contract';
import { describe, expect, it } from 'vitest';
import { GatewayError } from '../client/errors.ts';
import { formRefusalOf } from './formRefusal.ts';

const refused = (code: 'account_locked' | 'verification_code_error' | 'validation_failed', details = {}) =>
  new GatewayError(code, login, '', { status: 400, requestId: '', details });

describe('§8 what a form was refused for', () => {
  it('says for how many minutes it holds, at the field that the code belongs to as above the form', () => {
    const lock = refused('account_locked', { retryAfterSeconds: 300 });
    expect(formRefusalOf(lock)).toEqual({ code: 'account_locked', params: { minutes: 5 }, issues: [] });
    expect(formRefusalOf(lock, { account_locked: 'password' }).issues).toEqual([
      { field: 'password', code: 'account_locked', params: { minutes: 5 } },
    ]);
  });

  it('believes the gateway before the form’s own list, and passes over codes that nobody knows', () => {
    const fields = [
      { field: 'code', code: 'field_required' },
      { field: 'code', code: 'too_boring' },
    ];
    const ofCode = { validation_failed: 'phone', verification_code_error: 'code' };
    expect(formRefusalOf(refused('validation_failed', { fields }), ofCode).issues).toEqual(fields.slice(0, 1));
    expect(formRefusalOf(refused('verification_code_error'), ofCode).issues).toEqual([{ field: 'code', code: 'verification_code_error' }]);
  });

  it('is a system error for whatever came from no call', () => {
    expect(formRefusalOf(new Error('?'))).toEqual({ code: 'system_error', issues: [] });
  });
});
