/** Texts that a brand words itself, by key with its domain: `games:hero.visitor.title`. */
export type OwnTexts = Readonly<Record<string, string>>;

/** The texts of a domain, with the brand's own in their places; a key that the domain does not have is left out. */
export function withOwnTexts<Texts extends object>(texts: Texts, domain: string, own: OwnTexts): Texts {
  const prefix = `${domain}:`;
  const ofDomain = Object.entries(own).filter(([key]) => key.startsWith(prefix) && key.slice(prefix.length) in texts);
  return ofDomain.length === 0
    ? texts
    : { ...texts, ...Object.fromEntries(ofDomain.map(([key, text]) => [key.slice(prefix.length), text])) };
}
