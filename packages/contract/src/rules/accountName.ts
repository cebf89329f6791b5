const shape = /^(?:[a-z0-9]{4,16}|\+\d{4,15})$/i;

/** §5 "account required with username format": a username, or the phone of an account that was opened by mobile number, with `+` or without. */
export const isAccountName = (text: string): boolean => shape.test(text);
