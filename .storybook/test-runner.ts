import type { Page } from '@playwright/test';
import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import { axeFindings, axeInLooks } from './checks/axeFindings.ts';
import { underConditions } from './checks/conditions.ts';
import { focusRing } from './checks/focusRing.ts';
import { forcedColors } from './checks/forcedColors.ts';
import { offerInputMethod } from './checks/inputMethod.ts';
import { lastingMotion } from './checks/lastingMotion.ts';
import { overflows } from './checks/overflows.ts';
import { viewports } from './viewports.ts';

const usual = { width: 1280, height: 720 };
const language = process.env['STORY_LANGUAGE'] ?? 'vi';

// Axe looks at the end, in every look: the accessibility panel need not look too.
const globals = `language:${language};a11y.manual:!true`;

/** The story that was visited last: the same one again is a second try. */
let visited: string | undefined;
/** What the runner keeps, and does with a page before its first story. */
const runner = globalThis as unknown as {
  page: Page;
  context: unknown;
  jestPlaywright: { resetPage(): Promise<void> };
  __sbSetupPage(page: Page, context: unknown): Promise<void>;
};

/** A story as Storybook tells of it; its types leave the globals out. */
type Told = Awaited<ReturnType<typeof getStoryContext>> & { storyGlobals: Record<string, { value?: string } | undefined> };

async function newPage(): Promise<Page> {
  await runner.jestPlaywright.resetPage();
  await runner.__sbSetupPage(runner.page, runner.context);
  return runner.page;
}

/**
 * Each story is shown in the size and with the media features that it asks for. After its play function axe looks at it in
 * one theme and brand, and at its colours in another (in all of them by `npm run test:all`). Composed ones and opened layers stand for the stories of a condition: on a small page, in either
 * direction and with large letters they must keep inside, and axe looks again; they must be seen in forced colours, mark
 * where the keyboard is, and stand still under reduced motion. Long text must keep inside too.
 */
const config: TestRunnerConfig = {
  // A story that fails is taken again once, as a journey is (decision 011).
  setup() {
    // What `jest.retryTimes` sets, which a module of the runner is not given.
    Object.assign(globalThis, { [Symbol.for('RETRY_TIMES')]: 1, [Symbol.for('LOG_ERRORS_BEFORE_RETRY')]: true });
  },
  async prepare({ page }) {
    await offerInputMethod(page);
    await page.goto(new URL(`/iframe.html?globals=${globals}`, process.env['TARGET_URL']).href, { waitUntil: 'load' });
  },
  async preVisit(former, context) {
    // A page plays nothing for a story that it shows already, and the runner takes that for a success: a second try begins with a new page.
    const page = visited === context.id ? await newPage() : former;
    visited = context.id;
    const { parameters, storyGlobals } = (await getStoryContext(page, context)) as Told;
    const size = viewports[storyGlobals['viewport']?.value ?? '']?.styles;
    await page.setViewportSize(size ? { width: Number.parseInt(size.width, 10), height: Number.parseInt(size.height, 10) } : usual);
    await page.emulateMedia({ forcedColors: null, reducedMotion: null, ...parameters['media'] });
  },
  async postVisit(page, context) {
    const { parameters } = await getStoryContext(page, context);
    const accessibility = parameters['a11y'] ?? {};
    const found = await axeInLooks(page, context.id, accessibility);
    const isWhole = /--(?:composed|open)$/.test(context.id);
    if (isWhole) found.push(...(await lastingMotion(page)), ...(await forcedColors(page)));
    if (isWhole || context.id.endsWith('--long-text')) {
      const isOpened = /^design-system-.*--open$/.test(context.id);
      const look = async () => [...(await overflows(page, isOpened)), ...(isWhole ? await axeFindings(page, accessibility) : [])];
      found.push(...(await underConditions(page, look)));
    }
    // Last, for the focus opens and closes.
    if (isWhole) found.push(...(await focusRing(page)));
    if (found.length > 0) throw new Error(found.join('\n'));
  },
};
export default config;
