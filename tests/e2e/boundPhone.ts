import type { Page } from '@playwright/test';
import type { OwnGateway } from './ownGateway/test.ts';
import { codeSentTo, demoPassword, expect, lastSentTo } from './support.ts';

interface Contact {
  way: 'sms' | 'email';
  contact: string;
  /** As messages go to it. Default the contact as it is. */
  recipient?: string;
}

let made = 0;
/** A Vietnamese number that no other test of this run has, as it is typed and as messages go to it. */
export function newPhone(): { mobileNum: string; recipient: string } {
  made += 1;
  const national = `98${String(made % 10)}${String(Date.now()).slice(-6)}`;
  return { mobileNum: `0${national}`, recipient: `+84${national}` };
}

/**
 * Proves a phone or an address of the account, without a browser.
 * @returns the message with its code, to tell the next one from it
 */
export async function bindContact(page: Page, gateway: OwnGateway, token: string, contact: Contact): Promise<string | undefined> {
  const { recipient = contact.contact, ...asked } = contact;
  expect((await gateway.call('requestContactCode', asked, { token })).status).toBe(200);
  const proof = { ...asked, code: await codeSentTo(page, recipient), password: demoPassword };
  expect((await gateway.call('bindContact', proof, { token })).status).toBe(200);
  return lastSentTo(page, recipient);
}

/**
 * An account with a phone that is proved, made without a browser.
 * @returns the message with its code too, to tell the next one from it
 */
export async function openAccountWithPhone(page: Page, gateway: OwnGateway) {
  const { mobileNum, recipient } = newPhone();
  const { username, token } = await gateway.openAccount();
  const known = await bindContact(page, gateway, token, { way: 'sms', contact: mobileNum, recipient });
  return { username, token, mobileNum, recipient, known };
}
