import { startSocialLogin } from '@baize/contract';
import { describe, expect, it } from 'vitest';
import { linkingTicket, socialReturnAddress } from './socialReturn.ts';

const canReturn = (returnTo: string): boolean => startSocialLogin.request.shape.returnTo.safeParse(returnTo).success;

it.each([
  ['', undefined, '/web/games'],
  ['?q=rong%20vang&dialog=login', undefined, '/web/games?q=rong+vang'],
  ['?center=account&page=email', { center: 'account', page: 'email' } as const, '/web/games?center=account&page=email'],
  [String.raw`?source=a\b&center=account`, { center: 'account' } as const, '/web/games?source=a%5Cb&center=account'],
  [`?source=${'x'.repeat(2_000)}&center=account`, { center: 'account' } as const, '/web/games?center=account'],
])('a provider leads back to where the player was, as the call takes it: %s', (search, layer, address) => {
  const returned = socialReturnAddress({ pathname: '/games', search }, layer);
  expect(returned).toBe(address);
  expect(canReturn(returned)).toBe(true);
});

describe('§4 the ticket that an account is being linked by', () => {
  const waiting = (expiresInMs: number) => ({ ticket: 'ticket-1', title: 'Lotus ID', expiresAt: Date.now() + expiresInMs });
  const openAnotherTab = (): void => sessionStorage.clear();

  it('is taken over once by the tab that the link of a mail opens, and by no other', () => {
    linkingTicket.keep(waiting(60_000));
    linkingTicket.letMailLead();
    openAnotherTab();
    expect(linkingTicket.read()).toBeUndefined();
    linkingTicket.adopt();
    expect(linkingTicket.read()).toBe('ticket-1');
    openAnotherTab();
    linkingTicket.adopt();
    expect(linkingTicket.read()).toBeUndefined();
  });

  it('is not taken over by the link of a mail that was asked for outside of a link form, nor offered when it has run out', () => {
    linkingTicket.keep(waiting(60_000));
    linkingTicket.letMailLead();
    openAnotherTab();
    linkingTicket.letMailLead();
    linkingTicket.adopt();
    expect(linkingTicket.read()).toBeUndefined();
    linkingTicket.keep(waiting(-1));
    expect(linkingTicket.read()).toBeUndefined();
  });

  it('is taken over by none where no mail was asked for', () => {
    linkingTicket.keep(waiting(60_000));
    openAnotherTab();
    linkingTicket.adopt();
    expect(linkingTicket.read()).toBeUndefined();
  });

  it('is still good for that when the tab that asked for the mail is left', () => {
    linkingTicket.keep(waiting(60_000));
    linkingTicket.letMailLead();
    linkingTicket.leave();
    expect(linkingTicket.read()).toBeUndefined();
    linkingTicket.adopt();
    expect(linkingTicket.read()).toBe('ticket-1');
  });

  it('is not taken over when it has run out, nor when it was given up', () => {
    linkingTicket.keep(waiting(-1));
    linkingTicket.letMailLead();
    openAnotherTab();
    linkingTicket.adopt();
    expect(linkingTicket.read()).toBeUndefined();
    linkingTicket.keep(waiting(60_000));
    linkingTicket.letMailLead();
    linkingTicket.forget();
    linkingTicket.adopt();
    expect(linkingTicket.read()).toBeUndefined();
  });
});
