// Stories in Chromium, with their play functions and axe (.storybook/test-runner.ts): the design system
// whole, and of features those that need a browser (storyFloors.mjs); `--all` takes every one, and builds the docs pages too.
// Usage: node scripts/test-stories.mjs [--all] [--no-build] [--language en] [--domain cashier] [parts of story ids such as design-system-pager, and options of test-storybook]
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { runsInChromium } from './storyFloors.mjs';

const root = path.dirname(import.meta.dirname);
const own = ['--no-build', '--all'];
const given = process.argv.slice(2).filter((option) => !own.includes(option));
const isWhole = process.argv.includes('--all') || process.env.TEST_ALL === '1';
/** Takes an option and its value out of those given. */
const take = (name) => (given.includes(name) ? given.splice(given.indexOf(name), 2)[1] : undefined);
const language = take('--language') ?? 'vi';
/** Its stories alone are built, beside the whole Storybook. */
const domain = take('--domain');
const folder = path.join(root, domain ? `node_modules/.cache/stories-of-${domain}` : 'storybook-static');
const parts = given.filter((option) => !option.startsWith('-'));
const options = given.filter((option) => option.startsWith('-'));
const bin = (name) => path.join(root, 'node_modules/.bin', name);
const quietly = { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', NODE_NO_WARNINGS: '1', ...(domain && { STORIES_OF: domain }) };

if (!process.argv.includes('--no-build')) {
  // Without docs pages and the tables of props, which no story shows: they are most of the build.
  const lean = isWhole ? [] : ['--test', '--preview-only'];
  const built = spawnSync(bin('storybook'), ['build', ...lean, '-o', folder, '--quiet', '--loglevel', 'error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: quietly,
  });
  if (built.status !== 0) process.exit(built.status ?? 1);
}
const index = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8'));
const testable = Object.values(index.entries).filter(({ type, tags }) => type === 'story' && tags.includes('test'));
const stories = testable.filter(
  (story) => (isWhole || runsInChromium(story)) && (parts.length === 0 || parts.some((part) => story.id.includes(part))),
);
writeGroups();

const port = await new Promise((resolve) => {
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const { port: free } = probe.address();
    probe.close(() => resolve(free));
  });
});
const address = `http://127.0.0.1:${port}`;
const server = spawn(process.execPath, [path.join(root, 'scripts/serve.mjs'), folder, String(port)], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
process.on('exit', () => server.kill());
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

await answering(`${address}/index.json`);
const started = Date.now();
const runner = spawn(bin('test-storybook'), ['--url', address, '--index-json', '--maxWorkers=2', ...options], {
  cwd: root,
  stdio: 'inherit',
  env: { ...quietly, TARGET_URL: `${address}/in-groups/`, STORY_LANGUAGE: language, ...(isWhole && { TEST_ALL: '1' }) },
});
runner.on('exit', (code) => {
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  const files = new Set(stories.map((story) => story.importPath)).size;
  console.log(`stories: ${stories.length} of ${files} files, each with axe, in ${seconds} s: ${code === 0 ? 'passed' : 'FAILED'}`);
  process.exit(code ?? 1);
});

/**
 * Each file of tests begins with a page of its own, and that takes longer than most stories: the runner reads an index that has
 * the story files in groups, few enough for that and enough for two workers to end together.
 */
function writeGroups() {
  const perGroup = Math.min(40, Math.ceil(stories.length / 2));
  const entries = stories.map((story, at) => [
    story.id,
    { ...story, title: `Stories from ${1 + at - (at % perGroup)}`, name: `${story.title}: ${story.name}` },
  ]);
  const groups = path.join(folder, 'in-groups');
  mkdirSync(groups, { recursive: true });
  writeFileSync(path.join(groups, 'index.json'), JSON.stringify({ ...index, entries: Object.fromEntries(entries) }));
  // The runner asks whether something stands there.
  writeFileSync(path.join(groups, 'index.html'), '');
}

async function answering(url) {
  // A minute at most: a machine with other work takes its time to start a process.
  for (let attempt = 0; attempt < 1_200; attempt += 1) {
    if (
      await fetch(url).then(
        (reply) => reply.ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${folder} is not served at ${url}`);
}
