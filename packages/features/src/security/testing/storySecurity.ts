import type { Bank, BankCard, LoginRecord } from '@baize/contract';
import {
  type Answers,
  type FeatureParameters,
  Refusal,
  storyBalance,
  storyMember,
  storyPermission,
  storyRegistration,
} from '../../core/testing/index.ts';
import type { Security } from '../useSecurity.ts';

/** A new account: the password alone. */
export const bareSecurity: Security = { hasFundPassword: false, hasAuthenticator: false, checksNewAddresses: false };
/** All that can be set. */
export const fullSecurity: Security = {
  hasFundPassword: true,
  hasAuthenticator: true,
  checksNewAddresses: true,
  mobile: '*******001',
  email: 'm***@baize.example',
  realName: 'N***** V** A*',
};

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const phone = 'Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36';

/** What the authenticator's app is given. */
export const storySecret = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  otpauthUrl: 'otpauth://totp/baize:minh88?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=baize',
};

export const storySessions: LoginRecord[] = [
  { sessionId: 's-1', startedAt: '2026-11-21T11:20:14.000Z', ip: '113.161.20.7', userAgent: windows, isOpen: true, isCurrent: true },
  { sessionId: 's-2', startedAt: '2026-11-20T17:00:00.000Z', ip: '27.72.100.4', userAgent: phone, isOpen: true, isCurrent: false },
  {
    sessionId: 's-3',
    startedAt: '2026-11-18T03:15:00.000Z',
    ip: '2402:800:6131::1',
    userAgent: '<b>Phone</b> 1.0',
    isOpen: false,
    isCurrent: false,
    endedAt: '2026-11-18T05:00:00.000Z',
    endReason: 'loggedOut',
  },
];

/** Banks that the stories' cashier pays to. */
const storyBanks: Bank[] = [
  { bankCode: 'VCB', name: 'Vietcombank' },
  { bankCode: 'ICB', name: 'VietinBank' },
  { bankCode: 'TCB', name: 'Techcombank' },
  { bankCode: 'BAB', name: 'Bac A Bank' },
];
const storyCard = { holderName: 'N***** V** A*', isLocked: false, addedAt: '2026-11-18T03:15:00.000Z' };
export const storyBankCard: BankCard = {
  ...storyCard,
  cardId: '6b1f3f0e-7f3c-4f0e-9a53-2c7c1d1a0001',
  bankCode: 'VCB',
  bankName: 'Vietcombank',
  accountNumber: '******6789',
};
/** Five, which are the most (§9). */
export const storyBankCards: BankCard[] = [
  storyBankCard,
  ...['1111', '2222', '3333', '4444'].map((end, index) => ({
    ...storyCard,
    cardId: `6b1f3f0e-7f3c-4f0e-9a53-2c7c1d1a000${index + 2}`,
    bankCode: 'TCB',
    bankName: 'Techcombank',
    accountNumber: `********${end}`,
  })),
];

/** A member on a gateway that takes everything. */
export const answering = (answers: Answers = {}) => ({
  feature: {
    account: 'minh88',
    answers: {
      getMemberInfo: storyMember,
      getBalance: storyBalance,
      getPermission: storyPermission,
      getRegistrationSetting: {
        ...storyRegistration,
        fields: [
          ...storyRegistration.fields,
          { field: 'paymentPassword', required: false, acceptedPattern: 'lettersDigitsSymbols', min: 6, max: 16 },
        ],
      },
      getSecurity: bareSecurity,
      listSessions: { sessions: storySessions },
      listCountries: { countries: [{ countryCode: 'VN', countryDialingCode: '+84', example: '0912 345 678', isHome: true }] },
      changePassword: {},
      setFundPassword: {},
      requestContactCode: { expiredMinutes: 2 },
      bindContact: {},
      setRealName: {},
      setProfile: (profile) => profile,
      startAuthenticatorBinding: { ...storySecret, setUpId: 'set-up-1' },
      confirmAuthenticatorBinding: ({ setUpId }) => (setUpId === 'set-up-1' ? {} : new Refusal('authenticator_not_started')),
      removeAuthenticator: {},
      setNewAddressCheck: {},
      endSessions: { ended: 1 },
      listBanks: { banks: storyBanks },
      listBankCards: { cards: [storyBankCard] },
      addBankCard: storyBankCard,
      removeBankCard: {},
      ...answers,
    } satisfies Answers,
  } satisfies FeatureParameters,
});
