import { beforeEach, describe, expect, it, vi } from 'vitest';
import { invitation } from './invitation.ts';

const none = { referralCode: undefined, affiliateCode: undefined };

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  invitation.forget();
});

describe('§3 codes "(from URL query)"', () => {
  it('are kept, the agent’s as long as the tab, beside whatever else the address says', () => {
    invitation.keepOf('?group=fish&referralCode=R1&affiliateCode=AGENT01');
    expect(invitation.read()).toEqual({ referralCode: 'R1', affiliateCode: 'AGENT01' });
    sessionStorage.clear();
    expect(invitation.read()).toEqual({ ...none, referralCode: 'R1' });
  });

  it.each(['', '?group=fish', '?referralCode=', '?referralCode=%20&affiliateCode='])(
    'stay when the portal opens again at “%s”',
    (search) => {
      invitation.keepOf('?referralCode=R1');
      invitation.keepOf(search);
      expect(invitation.read()).toEqual({ ...none, referralCode: 'R1' });
    },
  );

  it('of agents make room for those of a newer address: the last agent counts', () => {
    invitation.keepOf('?affiliateCode=AGENT02');
    invitation.keepOf('?affiliateCode=AGENT01');
    expect(invitation.read()).toEqual({ ...none, affiliateCode: 'AGENT01' });
  });

  it('of friends stay for thirty days: the first friend counts, and then the next', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-01T00:00:00Z') });
    invitation.keepOf('?referralCode=R1');
    vi.setSystemTime(new Date('2026-11-30T23:59:59Z'));
    invitation.keepOf('?referralCode=R2');
    expect(invitation.read().referralCode).toBe('R1');
    vi.setSystemTime(new Date('2026-12-01T00:00:00Z'));
    expect(invitation.read().referralCode).toBeUndefined();
    invitation.keepOf('?referralCode=R2');
    expect(invitation.read().referralCode).toBe('R2');
    vi.useRealTimers();
  });

  it('are gone once they are used', () => {
    invitation.keepOf('?referralCode=R1');
    invitation.forget();
    expect(invitation.read()).toEqual(none);
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  it('may hold anything, and no more than 64 characters of it', () => {
    invitation.keepOf(`?referralCode=${encodeURIComponent('a&b=c #é')}&affiliateCode=${'x'.repeat(10_000)}`);
    expect(invitation.read()).toEqual({ referralCode: 'a&b=c #é', affiliateCode: 'x'.repeat(64) });
  });

  it.each(['', '{', 'null', '%'])('are none where “%s” stands in the storage', (text) => {
    sessionStorage.setItem('baize-invitation', text);
    localStorage.setItem('baize-referral', text);
    expect(invitation.read()).toEqual(none);
  });
});
