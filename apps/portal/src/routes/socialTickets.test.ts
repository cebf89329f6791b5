import { describe, expect, it } from 'vitest';
import { linkingTicket } from './socialTickets.ts';

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
