import { storedDraft, textsOf } from './storedDraft.ts';

const stored = storedDraft('session');
const registration = storedDraft('registration');

/** The drafts of this account; those of another are none. */
function formsOf(account: string): Readonly<Record<string, unknown>> {
  const { account: owner, forms } = stored.read();
  return owner === account && typeof forms === 'object' && forms !== null ? { ...forms } : {};
}

function keepForms(account: string, forms: Readonly<Record<string, unknown>>): void {
  if (Object.keys(forms).length > 0) stored.keep({ account, forms });
  else stored.drop();
}

/** Forms that somebody has begun, of one account at a time; a visitor’s have the empty account. */
export const sessionDrafts = {
  read: <Name extends string>(account: string, form: string, names: readonly Name[]): Partial<Record<Name, string>> =>
    textsOf(formsOf(account)[form], names),
  keep: <Name extends string>(account: string, form: string, names: readonly Name[], values: object): void => {
    const { [form]: _, ...others } = formsOf(account);
    const texts = textsOf(values, names);
    const isBegun = Object.values(texts).some((text) => text !== '');
    keepForms(account, isBegun ? { ...others, [form]: texts } : others);
  },
  drop: (account: string, form: string): void => {
    const { [form]: dropped, ...others } = formsOf(account);
    // Where it has no such form, another's stay as they are.
    if (dropped !== undefined) keepForms(account, others);
  },
  /**
   * Somebody is logged in: what he had typed as a visitor is his, and what another had typed is nobody's any more. A user who has an account
   * needs no registration: one that was begun here might be another's.
   */
  passTo: (account: string): void => {
    keepForms(account, { ...formsOf(''), ...formsOf(account) });
    registration.drop();
  },
  dropAll: (): void => stored.drop(),
};
