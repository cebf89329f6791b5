const shape = /^[a-z0-9]{4,16}$/i;

/** §5 "account required with username format": a username, or the digits of an account that was opened by mobile number. */
export const isAccountName = (text: string): boolean => shape.test(text);
