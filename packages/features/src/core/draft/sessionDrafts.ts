import { storedDraft, textsOf } from './storedDraft.ts';

const stored = storedDraft('baize-session-drafts');

/** The drafts of this account; those of another are none. */
function formsOf(account: string): Readonly<Record<string, unknown>> {
  const { account: owner, forms } = stored.read();
  return owner === account && typeof forms === 'object' && forms !== null ? { ...forms } : {};
}

function keepForms(account: string, forms: Readonly<Record<string, unknown>>): void {
  if (Object.keys(forms).length > 0) stored.keep({ account, forms });
  else stored.drop();
}

/** Forms that a player had begun when his session ended, of one account at a time. */
export const sessionDrafts = {
  read: <Name extends string>(account: string, form: string, names: readonly Name[]): Partial<Record<Name, string>> =>
    textsOf(formsOf(account)[form], names),
  keep: <Name extends string>(account: string, form: string, names: readonly Name[], values: object): void => {
    const { [form]: _, ...others } = formsOf(account);
    const texts = textsOf(values, names);
    keepForms(account, Object.keys(texts).length > 0 ? { ...others, [form]: texts } : others);
  },
  drop: (account: string, form: string): void => {
    const { [form]: _, ...others } = formsOf(account);
    keepForms(account, others);
  },
  /** Somebody is logged in: what another had typed is nobody's any more. */
  dropOfOthers: (account: string): void => keepForms(account, formsOf(account)),
  dropAll: (): void => stored.drop(),
};
