const pages: Readonly<Record<string, string>> = {
  'brand.md': '?path=/docs/guide-launch-a-brand--docs',
  'compose.md': '?path=/docs/guide-compose-domains--docs',
  'gateway.md': '?path=/docs/guide-implement-a-gateway--docs',
  'production.md': '?path=/docs/guide-run-it-in-production--docs',
  'tokens.md': '?path=/docs/guide-tokens-by-role--docs',
};

/** A guide as its page shows it: links lead to the pages of the others, files that Storybook has not are named, and code has its language alone. */
export function inStorybook(guide: string): string {
  return guide
    .replace(/<!--.*?-->\n/g, '')
    .replace(/\[([^\]]+)\]\(([^)]+)\)/g, (_, text: string, href: string) => (pages[href] ? `[${text}](${pages[href]})` : text))
    .replace(/^```(\w+) (\S+)$/gm, (_, language: string, file: string) => `\`${file}\`:\n\n\`\`\`${language}`);
}
