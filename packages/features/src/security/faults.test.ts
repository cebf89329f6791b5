import { faultedHook, testFaults } from '../core/testing/faultedHook.ts';
import { useAuthenticator } from './Authenticator/useAuthenticator.ts';
import { useBankCards } from './BankCards/useBankCards.ts';
import { useNewBankCard } from './BankCards/useNewBankCard.ts';
import { useContactBinding } from './ContactBinding/useContactBinding.ts';
import { useNewAddressCheck } from './NewAddressCheck/useNewAddressCheck.ts';
import { useNewPassword } from './PasswordChange/useNewPassword.ts';
import { useProfile } from './Profile/useProfile.ts';
import { useRealName } from './RealName/useRealName.ts';
import { useSessions } from './Sessions/useSessions.ts';
import { answering, storyBankCard } from './testing/storySecurity.ts';

const { account, answers } = answering().feature;
const member = { account, answers };
const password = 'hunter22';
const contact = { contact: 'minh@mail.example', countryCode: '' };

interface Outcome {
  status: string;
  code?: string;
}
const saidOf = (_: unknown, outcome: Outcome | undefined): string | undefined => (outcome?.status === 'refused' ? outcome.code : undefined);

testFaults<'security'>({
  startAuthenticatorBinding: faultedHook({
    ...member,
    hook: useAuthenticator,
    ask: ({ start }) => start.submit({ password }),
    said: saidOf,
  }),
  confirmAuthenticatorBinding: faultedHook({
    ...member,
    answers: { ...answers, confirmAuthenticatorBinding: {} },
    hook: useAuthenticator,
    ask: ({ confirm }) => confirm.submit({ code: '123456' }),
    said: saidOf,
  }),
  removeAuthenticator: faultedHook({ ...member, hook: useAuthenticator, ask: ({ remove }) => remove.submit({ password }), said: saidOf }),
  setFundPassword: faultedHook({
    ...member,
    hook: () => useNewPassword('firstFund'),
    ask: ({ submit }) => submit({ current: password, newPassword: 'hunter33', confirmNewPassword: 'hunter33' }),
    said: saidOf,
  }),
  requestContactCode: faultedHook({
    ...member,
    hook: () => useContactBinding('email'),
    ask: ({ code }) => code.sendCode(contact),
    said: ({ code }) => code.refusal?.code,
  }),
  bindContact: faultedHook({
    ...member,
    hook: () => useContactBinding('email'),
    ask: ({ submit }) => submit({ ...contact, code: '123456', password }),
    said: saidOf,
  }),
  setRealName: faultedHook({
    ...member,
    hook: useRealName,
    ask: ({ submit }) => submit({ realName: 'NGUYEN VAN AN', password }),
    said: saidOf,
  }),
  setNewAddressCheck: faultedHook({
    ...member,
    hook: useNewAddressCheck,
    ask: ({ submit }) => submit({ enabled: true, password }),
    said: saidOf,
  }),
  setProfile: faultedHook({
    ...member,
    hook: useProfile,
    ask: ({ submit }) => submit({ nickname: 'Minh', iconId: '4' }),
    said: saidOf,
  }),
  listBanks: faultedHook({
    ...member,
    hook: useNewBankCard,
    askAgain: ({ banks }) => void (banks.status === 'error' && banks.retry()),
    said: ({ banks }) => (banks.status === 'error' ? banks.code : undefined),
  }),
  listBankCards: faultedHook({
    ...member,
    hook: useBankCards,
    askAgain: ({ state }) => void (state.status === 'error' && state.retry()),
    said: ({ state }) => (state.status === 'error' ? state.code : undefined),
  }),
  addBankCard: faultedHook({
    ...member,
    hook: useNewBankCard,
    ask: ({ submit }) => submit({ bankCode: 'VCB', accountNumber: '0123456789', fundPassword: password }),
    said: saidOf,
  }),
  removeBankCard: faultedHook({
    ...member,
    hook: useBankCards,
    ask: ({ removal }) => removal.submit({ cardId: storyBankCard.cardId, fundPassword: password }),
    said: saidOf,
  }),
  listSessions: faultedHook({
    ...member,
    hook: useSessions,
    askAgain: ({ state }) => void (state.status === 'error' && state.retry()),
    said: ({ state }) => (state.status === 'error' ? state.code : undefined),
  }),
  endSessions: faultedHook({ ...member, hook: useSessions, ask: ({ end }) => end('s-2'), said: ({ refusal }) => refusal?.code }),
});
