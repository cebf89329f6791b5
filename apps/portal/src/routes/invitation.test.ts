import { beforeEach, describe, expect, it } from 'vitest';
import { invitation } from './invitation.ts';

const none = { referralCode: undefined, affiliateCode: undefined };

beforeEach(() => {
  sessionStorage.clear();
  invitation.forget();
});

describe('§3 codes "(from URL query)"', () => {
  it('are kept as long as the tab, beside whatever else the address says', () => {
    invitation.keepOf('?group=fish&referralCode=R1&affiliateCode=AGENT01');
    expect(invitation.read()).toEqual({ referralCode: 'R1', affiliateCode: 'AGENT01' });
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 1]);
  });

  it.each(['', '?group=fish', '?referralCode=', '?referralCode=%20&affiliateCode='])(
    'stay when the portal opens again at “%s”',
    (search) => {
      invitation.keepOf('?referralCode=R1');
      invitation.keepOf(search);
      expect(invitation.read()).toEqual({ ...none, referralCode: 'R1' });
    },
  );

  it('make room for those of a newer address, of the other kind too: the last who invites counts', () => {
    invitation.keepOf('?referralCode=R1');
    invitation.keepOf('?affiliateCode=AGENT01');
    expect(invitation.read()).toEqual({ ...none, affiliateCode: 'AGENT01' });
  });

  it('are gone once they are used', () => {
    invitation.keepOf('?referralCode=R1');
    invitation.forget();
    expect(invitation.read()).toEqual(none);
    expect(sessionStorage).toHaveLength(0);
  });

  it('may hold anything, and no more than 64 characters of it', () => {
    invitation.keepOf(`?referralCode=${encodeURIComponent('a&b=c #é')}&affiliateCode=${'x'.repeat(10_000)}`);
    expect(invitation.read()).toEqual({ referralCode: 'a&b=c #é', affiliateCode: 'x'.repeat(64) });
  });

  it.each(['', '{', 'null', '%'])('are none where “%s” stands in the storage', (text) => {
    sessionStorage.setItem('baize-invitation', text);
    expect(invitation.read()).toEqual(none);
  });
});
