/** What opens a whole `https:` (or `http:`) address, which leads out of the site, in a tab of its own, which learns nothing of this one: what was typed here is not lost. */
export const tabOf = (href: string): { target?: '_blank'; rel?: 'noopener noreferrer' } =>
  /^https?:/i.test(href) ? { target: '_blank', rel: 'noopener noreferrer' } : {};
