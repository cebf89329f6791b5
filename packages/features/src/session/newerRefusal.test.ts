import { startSmsSession } from '@baize/contract';
import { describe, expect, it } from 'vitest';
import { GatewayError } from '../core/index.ts';
import { newerRefusal } from './newerRefusal.ts';

const wrongCode = {
  submittedAt: 20,
  error: new GatewayError('verification_code_error', startSmsSession, 'wrong', { status: 400, requestId: 'r-1' }),
};

describe('§8 the error of the last try', () => {
  it('is that of the login, though a code was refused before', () => {
    expect(newerRefusal(wrongCode, { sentAt: 10, refusal: { code: 'TOO_MANY_REQUEST' } })).toEqual({ code: 'verification_code_error' });
  });
  it('is that of the sending, though a login was refused before', () => {
    expect(newerRefusal(wrongCode, { sentAt: 30, refusal: { code: 'TOO_MANY_REQUEST', params: { minutes: 2 } } })).toEqual({
      code: 'TOO_MANY_REQUEST',
      params: { minutes: 2 },
    });
  });
  it('goes away with a code that was sent, and with a login that is under way', () => {
    expect(newerRefusal(wrongCode, { sentAt: 30, refusal: undefined })).toBeUndefined();
    expect(newerRefusal({ submittedAt: 20, error: null }, { sentAt: 10, refusal: { code: 'TOO_MANY_REQUEST' } })).toBeUndefined();
  });
});
