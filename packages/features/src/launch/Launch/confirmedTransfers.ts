/** Vendors that a session’s player has agreed to move money to: he is asked once, and again after the next login. */
let confirmed = { token: '', vendors: new Set<string>() };

export const confirmedTransfers = {
  has: (token: string, vassalage: string): boolean => confirmed.token === token && confirmed.vendors.has(vassalage),
  add: (token: string, vassalage: string): void => {
    if (confirmed.token !== token) confirmed = { token, vendors: new Set() };
    confirmed.vendors.add(vassalage);
  },
};
