import type { SecurityPage } from '../securityPages.ts';
import type { Security } from '../useSecurity.ts';

/** One thing that protects an account. */
export interface SecurityItem {
  page: Exclude<SecurityPage, 'bankCards' | 'sessions' | 'profile'>;
  isSet: boolean;
  /** What is set, mostly covered. */
  shown: string | undefined;
  /** `show` where it can't be changed any more (§9), `verify` where it is typed and not proved yet. */
  action: 'setUp' | 'change' | 'show' | 'verify' | 'turnOn' | 'turnOff';
}

const switchItem = (isOn: boolean): SecurityItem => ({
  page: 'newAddress',
  isSet: isOn,
  shown: undefined,
  action: isOn ? 'turnOff' : 'turnOn',
});

/** What the overview lists, in its order; a switch that the brand does not have (§4) is not there. */
export function securityItemsOf(security: Security): SecurityItem[] {
  const item = (page: SecurityItem['page'], isSet: boolean, shown?: string): SecurityItem => {
    const action = page === 'realName' ? 'show' : 'change';
    return { page, isSet, shown, action: isSet ? action : 'setUp' };
  };
  const { hasFundPassword, hasAuthenticator, checksNewAddresses, mobile, isMobileProved, email, isEmailProved, realName } = security;
  const contact = (page: 'phone' | 'email', shown: string | undefined, isProved: boolean | undefined): SecurityItem =>
    isProved === false ? { page, isSet: false, shown, action: 'verify' } : item(page, shown !== undefined, shown);
  return [
    item('password', true),
    item('fund', hasFundPassword),
    contact('phone', mobile, isMobileProved),
    contact('email', email, isEmailProved),
    item('authenticator', hasAuthenticator),
    ...(checksNewAddresses === undefined ? [] : [switchItem(checksNewAddresses)]),
    item('realName', realName !== undefined, realName),
  ];
}
