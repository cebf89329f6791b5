import axe from 'axe-core';

/** The parameters of a story that Storybook's own accessibility panel reads too. */
export interface Accessibility {
  config?: { rules?: { id: string; enabled: boolean }[] };
}

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const pageRules = ['region', 'landmark-one-main', 'page-has-heading-one', 'bypass', 'document-title', 'html-has-lang'];
/** happy-dom has no colours and lays nothing out: these are looked at in Chromium. */
const drawnRules = ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'];
const off = [...pageRules, ...drawnRules].map((id) => ({ id, enabled: false }));

/** What axe finds in the names, roles and states of the page, but for rules about whole pages and those that a story does without. */
export async function structureFindings({ config }: Accessibility = {}): Promise<string[]> {
  const rules = Object.fromEntries([...off, ...(config?.rules ?? [])].map(({ id, enabled }) => [id, { enabled }]));
  const rest = { resultTypes: ['violations'], preload: false, iframes: false } satisfies axe.RunOptions;
  const { violations } = await axe.run(document.body, { runOnly: standards, rules, ...rest });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`);
}
