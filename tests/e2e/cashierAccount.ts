import type { OwnGateway } from './ownGateway/test.ts';
import { demoPassword, expect } from './support.ts';

export const fundPassword = 'Fund4321';

/** Registers a member who can withdraw: with a real name, a fund password and a card of this bank. */
export async function openAccountWithCard(gateway: OwnGateway, bankCode = 'VCB'): Promise<{ username: string; token: string }> {
  const account = await gateway.openAccount();
  const password = demoPassword;
  for (const [name, request] of [
    ['setRealName', { realName: 'NGUYEN VAN AN', password }],
    ['setFundPassword', { password, newPassword: fundPassword, confirmNewPassword: fundPassword }],
    ['addBankCard', { bankCode, accountNumber: String(Date.now()), fundPassword }],
  ] as const) {
    expect((await gateway.call(name, request, { token: account.token })).status, name).toBe(200);
  }
  return account;
}
