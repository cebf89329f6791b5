/** What an account had typed into a form when its session ended; for a story's `beforeEach`. @returns what forgets it again */
export function keepDraft(account: string, form: string, fields: Readonly<Record<string, string>>): () => void {
  sessionStorage.setItem('baize-session-drafts', JSON.stringify({ account, forms: { [form]: fields } }));
  return () => sessionStorage.removeItem('baize-session-drafts');
}
