import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { borrowLink, lendLink } from './lentLink.ts';
import { linkingTicket } from './socialReturn.ts';

const ticket = 't'.repeat(43);
const stops: (() => void)[] = [];
const lending = () => stops.push(lendLink());
function borrowing() {
  const onLent = vi.fn();
  stops.push(borrowLink(onLent));
  return onLent;
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  linkingTicket.forget();
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
});

it('§4 link-account: a tab that a mail has opened is lent the link that waits in another, and nothing is stored for it', async () => {
  linkingTicket.keep(ticket);
  lending();
  const onLent = borrowing();
  await vi.waitFor(() => expect(onLent).toHaveBeenCalledWith(ticket));
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 1]);
});

it('a tab without a waiting link answers nothing', async () => {
  const heard: unknown[] = [];
  const ear = new BroadcastChannel('baize-social-linking');
  ear.onmessage = ({ data }) => void heard.push(data);
  stops.push(() => ear.close());
  lending();
  borrowing();
  await vi.waitFor(() => expect(heard).toHaveLength(1));
  linkingTicket.keep(ticket);
  borrowing();
  await vi.waitFor(() => expect(heard).toEqual([{ asked: true }, { asked: true }, { ticket }]));
});

it('a browser without channels lends nothing, and nothing breaks', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  linkingTicket.keep(ticket);
  lending();
  expect(borrowing()).not.toHaveBeenCalled();
});
