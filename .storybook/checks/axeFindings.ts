import type { Page } from 'playwright';

interface AxeFinding {
  id: string;
  help: string;
  nodes: { target: unknown[]; failureSummary?: string }[];
}

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
// Rules about whole pages: a story is a part of one.
const pageRules = ['region', 'landmark-one-main', 'page-has-heading-one', 'bypass', 'document-title', 'html-has-lang'];
const everyRule = {
  runOnly: standards,
  rules: Object.fromEntries(pageRules.map((rule) => [rule, { enabled: false }])),
};
/** Another theme or brand changes tokens alone: names and roles stay, only what can be read and told apart may differ. */
const colorRules = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

const looks = [
  { brand: 'baize', theme: 'dark', options: everyRule },
  { brand: 'baize', theme: 'light', options: colorRules },
  { brand: 'sen', theme: 'dark', options: colorRules },
  { brand: 'sen', theme: 'light', options: colorRules },
] as const;

async function find(page: Page, options: object): Promise<AxeFinding[]> {
  return page.evaluate(async (axeOptions) => {
    // Storybook pauses animations under test: those that end are put to their end, or a layer would be judged half faded in.
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    const { axe } = window as unknown as { axe: { run: (node: Node, options: unknown) => Promise<{ violations: AxeFinding[] }> } };
    return (await axe.run(document.body, axeOptions)).violations;
  }, options);
}

const linesOf = ({ id, help, nodes }: AxeFinding): string[] => [
  `${id}: ${help}`,
  ...nodes.map((node) => `  ${node.target.join(' ')}\n    ${node.failureSummary?.replaceAll('\n', '\n    ')}`),
];

/** What axe finds in the story as its play function left it, in both themes and brands. */
export async function axeFindings(page: Page): Promise<string[]> {
  const lines: string[] = [];
  for (const { brand, theme, options } of looks) {
    // The attributes alone, not Storybook's globals: a new render would throw away what the play function did.
    await page.evaluate(
      (look) => {
        for (const frame of document.querySelectorAll<HTMLElement>('.story-frame')) Object.assign(frame.dataset, look);
      },
      { brand, theme },
    );
    lines.push(...(await find(page, options)).flatMap(linesOf).map((line) => `${brand}, ${theme}: ${line}`));
  }
  return lines;
}
