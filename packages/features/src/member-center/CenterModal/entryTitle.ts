/** Key of an entry's title: a test of the portal proves that each entry has its text in every language. */
export const entryTitle = (name: string): 'entry.account' => `entry.${name}` as 'entry.account';
