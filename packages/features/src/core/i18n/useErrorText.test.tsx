import { login } from '@baize/contract';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { GatewayError, refusalOf } from '../client/errors.ts';
import { createTexts } from './createTexts.ts';
import { errorTexts } from './errorTexts.ts';
import { useErrorText } from './useErrorText.ts';

async function textsIn(language: 'vi' | 'en') {
  const texts = await createTexts(language, ['core'], async () => errorTexts[language]);
  const wrapper = ({ children }: { children: ReactNode }) => <I18nextProvider i18n={texts}>{children}</I18nextProvider>;
  return renderHook(useErrorText, { wrapper }).result.current;
}
const refused = (code: 'TOO_MANY_REQUEST' | 'account_locked', retryAfterSeconds?: number) =>
  new GatewayError(code, login, '', {
    status: 429,
    requestId: '',
    ...(retryAfterSeconds === undefined ? {} : { details: { retryAfterSeconds } }),
  });

describe('§8 how long a refusal holds', () => {
  it.each([
    ['en', 'TOO_MANY_REQUEST', 300, '5 min'],
    ['vi', 'TOO_MANY_REQUEST', 61, '2 phút'],
    ['en', 'account_locked', 841, '15 min'],
    ['vi', 'account_locked', 3, '1 phút'],
  ] as const)('%s: %s of %d s says %s', async (language, code, seconds, figure) => {
    expect((await textsIn(language)).of(refusalOf(refused(code, seconds)))).toContain(figure);
  });

  it('is left out where the gateway does not say', async () => {
    const text = (await textsIn('en')).of(refusalOf(refused('TOO_MANY_REQUEST')));
    expect(text).toBe(errorTexts.en.TOO_MANY_REQUEST);
    expect(text).not.toContain('{{');
  });
});
