import type { Page } from '@playwright/test';
import type { OwnGateway } from './ownGateway/test.ts';
import { codeSentTo, demoPassword, expect, newestMessage } from './support.ts';

let made = 0;
/** A Vietnamese number that no other test of this run has, as it is typed and as messages go to it. */
export function newPhone(): { mobileNum: string; recipient: string } {
  made += 1;
  const national = `98${String(made % 10)}${String(Date.now()).slice(-6)}`;
  return { mobileNum: `0${national}`, recipient: `+84${national}` };
}

/**
 * An account with a phone that is proved, made without a browser.
 * @returns the newest message there too, to tell the next one from it
 */
export async function openAccountWithPhone(page: Page, gateway: OwnGateway) {
  const { mobileNum, recipient } = newPhone();
  const { username, token } = await gateway.openAccount();
  const contact = { way: 'sms', contact: mobileNum };
  expect((await gateway.call('requestContactCode', contact, { token })).status).toBe(200);
  const proof = { ...contact, code: await codeSentTo(page, recipient), password: demoPassword };
  expect((await gateway.call('bindContact', proof, { token })).status).toBe(200);
  return { username, token, mobileNum, recipient, known: await newestMessage(page, recipient) };
}
