import { createRequire } from 'node:module';
import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import { axeFindings } from './checks/axeFindings.ts';
import { focusRing } from './checks/focusRing.ts';
import { forcedColors } from './checks/forcedColors.ts';
import { lastingMotion } from './checks/lastingMotion.ts';
import { overflows } from './checks/overflows.ts';
import { viewports } from './viewports.ts';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const usual = { width: 1280, height: 720 };
const language = process.env['STORY_LANGUAGE'] ?? 'vi';

// Axe looks at the end, in every look: the accessibility panel need not look too.
const globals = `language:${language};a11y.manual:!true`;

/**
 * Each story is shown in the size and with the media features that it asks for. After its play function axe looks at it in
 * both themes and brands; composed ones and opened layers must keep inside of a small page, in either direction and with
 * large letters, be seen in forced colours, mark where the keyboard is, and stand still for whoever asked for it. Long text must keep inside too.
 */
const config: TestRunnerConfig = {
  async prepare({ page }) {
    await page.goto(new URL(`iframe.html?globals=${globals}`, process.env['TARGET_URL']).href, { waitUntil: 'load' });
  },
  async preVisit(page, context) {
    const { parameters, storyGlobals } = await getStoryContext(page, context);
    const size = viewports[storyGlobals['viewport']?.value]?.styles;
    await page.setViewportSize(size ? { width: Number.parseInt(size.width, 10), height: Number.parseInt(size.height, 10) } : usual);
    await page.emulateMedia({ forcedColors: null, reducedMotion: null, ...parameters['media'] });
  },
  async postVisit(page, context) {
    const { parameters } = await getStoryContext(page, context);
    const found: string[] = [];
    if (parameters['a11y']?.test !== 'off') {
      if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: axePath });
      found.push(...(await axeFindings(page)));
    }
    if (/--(?:composed|open)$/.test(context.id)) found.push(...(await lastingMotion(page)), ...(await forcedColors(page)));
    if (/--(?:composed|open|long-text)$/.test(context.id))
      found.push(...(await overflows(page, /^design-system-.*--open$/.test(context.id))));
    // Last, for the focus opens and closes.
    if (/--(?:composed|open)$/.test(context.id)) found.push(...(await focusRing(page)));
    if (found.length > 0) throw new Error(found.join('\n'));
  },
};
export default config;
