import { createRequire } from 'node:module';
import type { Page } from 'playwright';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

interface AxeFinding {
  id: string;
  help: string;
  nodes: { target: unknown[]; failureSummary?: string }[];
}

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
// Rules about whole pages: a story is a part of one.
const pageRules = ['region', 'landmark-one-main', 'page-has-heading-one', 'bypass', 'document-title', 'html-has-lang'];
/** Another theme or brand changes tokens alone: names and roles stay, only what can be read and told apart may differ. */
const colorRules = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };
const firstLook = { brand: 'baize', theme: 'dark' };
const otherLooks = [
  { brand: 'baize', theme: 'light' },
  { brand: 'sen', theme: 'dark' },
  { brand: 'sen', theme: 'light' },
  { brand: 'hai', theme: 'dark' },
  { brand: 'hai', theme: 'light' },
];

/** The parameters of a story that Storybook's own accessibility panel reads too. */
export interface Accessibility {
  config?: { rules?: { id: string; enabled: boolean }[] };
}

async function find(page: Page, options: object): Promise<AxeFinding[]> {
  return page.evaluate(
    async (axeOptions) => {
      // Storybook pauses animations under test: those that end are put to their end, or a layer would be judged half faded in.
      for (const animation of document.getAnimations())
        if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
      const { axe } = window as unknown as { axe: { run: (node: Node, options: unknown) => Promise<{ violations: AxeFinding[] }> } };
      return (await axe.run(document.body, axeOptions)).violations;
      // Of what passes nothing is said: to name each element takes axe longer than to look at it.
    },
    // A frame shows a story that is looked at by itself.
    { ...options, resultTypes: ['violations'], iframes: false },
  );
}

const linesOf = ({ id, help, nodes }: AxeFinding): string[] => [
  `${id}: ${help}`,
  ...nodes.map((node) => `  ${node.target.join(' ')}\n    ${node.failureSummary?.replaceAll('\n', '\n    ')}`),
];

async function wear(page: Page, look: Record<'brand' | 'theme', string>): Promise<void> {
  // The attributes alone, not Storybook's globals: a new render would throw away what the play function did.
  await page.evaluate((attributes) => {
    for (const frame of document.querySelectorAll<HTMLElement>('.story-frame')) Object.assign(frame.dataset, attributes);
  }, look);
}

/** What axe finds in the story as it stands, by every rule about a part of a page but those that the story does without. */
export async function axeFindings(page: Page, { config }: Accessibility): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: axePath });
  const off = pageRules.map((id) => ({ id, enabled: false }));
  const rules = Object.fromEntries([...off, ...(config?.rules ?? [])].map(({ id, enabled }) => [id, { enabled }]));
  return (await find(page, { runOnly: standards, rules })).flatMap(linesOf);
}

/** One of the other looks for a story, evenly over all stories; every one of them in `npm run test:all`. */
function looksOf(storyId: string): typeof otherLooks {
  if (process.env['TEST_ALL'] === '1') return otherLooks;
  const sum = [...storyId].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return otherLooks.slice(sum % otherLooks.length).slice(0, 1);
}

/** The same in the first look, and for colours in other themes and brands. */
export async function axeInLooks(page: Page, storyId: string, accessibility: Accessibility): Promise<string[]> {
  await wear(page, firstLook);
  const lines = await axeFindings(page, accessibility);
  for (const look of looksOf(storyId)) {
    await wear(page, look);
    lines.push(...(await find(page, colorRules)).flatMap(linesOf).map((line) => `${look.brand}, ${look.theme}: ${line}`));
  }
  await wear(page, firstLook);
  return lines;
}
