import { createRequire } from 'node:module';
import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';

interface AxeFinding {
  id: string;
  help: string;
  nodes: { target: unknown[]; failureSummary?: string }[];
}

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const themes = ['dark', 'light'] as const;
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
// Rules about whole pages: a story is a part of one.
const pageRules = ['region', 'landmark-one-main', 'page-has-heading-one', 'bypass', 'document-title', 'html-has-lang'];

/** What axe finds in the story as it stands. */
async function findings(page: Page): Promise<AxeFinding[]> {
  const options = { runOnly: standards, rules: Object.fromEntries(pageRules.map((rule) => [rule, { enabled: false }])) };
  return page.evaluate(async (axeOptions) => {
    // Storybook pauses animations under test: those that end are put to their end, or a layer would be judged half faded in.
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    const { axe } = window as unknown as { axe: { run: (node: Node, options: unknown) => Promise<{ violations: AxeFinding[] }> } };
    return (await axe.run(document.body, axeOptions)).violations;
  }, options);
}

function report(theme: string, violations: AxeFinding[]): string {
  const lines = violations.flatMap(({ id, help, nodes }) => [
    `  ${id}: ${help}`,
    ...nodes.map((node) => `    ${node.target.join(' ')}\n      ${node.failureSummary?.replaceAll('\n', '\n      ')}`),
  ]);
  return `axe in ${theme}:\n${lines.join('\n')}`;
}

/** Widths in px and reading directions in which a part has to keep inside of its page; `text` is the reader's own size. */
const conditions = [
  { name: '320 px', width: 320, direction: 'ltr', text: '100%' },
  { name: '320 px, right to left', width: 320, direction: 'rtl', text: '100%' },
  { name: 'letters of 200 %', width: 640, direction: 'ltr', text: '200%' },
];

/** What runs over the edge of the page in any of the conditions. */
async function overflows(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const { name, width, direction, text } of conditions) {
    await page.setViewportSize({ width, height: 800 });
    const over = await page.evaluate(
      ([dir, size]) => {
        const root = document.documentElement;
        root.style.fontSize = size;
        for (const frame of document.querySelectorAll<HTMLElement>('.story-frame')) frame.dir = dir;
        const edge = root.clientWidth;
        if (root.scrollWidth <= edge) return '';
        const outside = [...document.querySelectorAll('.story-frame *')].find((part) => part.getBoundingClientRect().right > edge + 1);
        return `${root.scrollWidth} px of ${edge}, ${outside?.className ?? ''} ${outside?.textContent?.slice(0, 40) ?? ''}`;
      },
      [direction, text] as const,
    );
    if (over) found.push(`at ${name}: ${over}`);
  }
  return found;
}

/**
 * After its play function, each story is looked at by axe in dark and in light; composed ones must keep inside of a
 * small page, in either direction and with large letters.
 */
const config: TestRunnerConfig = {
  async postVisit(page, context) {
    const { parameters } = await getStoryContext(page, context);
    if (context.id.endsWith('--composed')) {
      const found = await overflows(page);
      if (found.length > 0) throw new Error(found.join('\n'));
    }
    if (parameters['a11y']?.test === 'off') return;
    await page.addScriptTag({ path: axePath });
    for (const theme of themes) {
      // The attribute alone, not Storybook's global: a new render would throw away what the play function did.
      await page.evaluate((mode) => {
        for (const frame of document.querySelectorAll<HTMLElement>('.story-frame')) frame.dataset['theme'] = mode;
      }, theme);
      const violations = await findings(page);
      if (violations.length > 0) throw new Error(report(theme, violations));
    }
  },
};
export default config;
