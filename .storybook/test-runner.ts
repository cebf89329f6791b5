import { createRequire } from 'node:module';
import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import { axeFindings } from './checks/axeFindings.ts';
import { lastingMotion } from './checks/lastingMotion.ts';
import { overflows } from './checks/overflows.ts';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/**
 * After its play function, each story is looked at by axe in both themes and brands; composed ones must keep inside of a
 * small page, in either direction and with large letters, and stand still for whoever asked for it.
 */
const config: TestRunnerConfig = {
  async postVisit(page, context) {
    const { parameters } = await getStoryContext(page, context);
    const found: string[] = [];
    if (context.id.endsWith('--composed')) found.push(...(await lastingMotion(page)), ...(await overflows(page)));
    if (parameters['a11y']?.test !== 'off') {
      await page.addScriptTag({ path: axePath });
      found.push(...(await axeFindings(page)));
    }
    if (found.length > 0) throw new Error(found.join('\n'));
  },
};
export default config;
