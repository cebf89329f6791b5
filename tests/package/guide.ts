import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** A block of code of a guide. */
export interface Block {
  language: string;
  /** What it is written into; undefined where it only shows something. */
  file: string | undefined;
  code: string;
}

/** The blocks of a text in Markdown, in their order. */
export const blocksOf = (file: string): Block[] =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(/^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm)].map(
    ([, language = '', name, code = '']) => ({ language, file: name, code }),
  );

/** A command that goes on until it is ended. */
const isServer = (line: string): boolean => /(?:^|\s)npm (?:start|run dev)$|^npx vite$/.test(line);

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
/** As a person changes some lines of a file, and leaves the rest. */
const merged = (before: Json, change: Json): Json => ({
  ...before,
  ...Object.fromEntries(
    Object.entries(change).map(([key, value]) => {
      const old = before[key];
      return [key, isObject(old) && isObject(value) ? merged(old, value) : value];
    }),
  ),
});

function write(file: string, code: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const isChange = file.endsWith('.json') && existsSync(file);
  const text = isChange ? JSON.stringify(merged(JSON.parse(readFileSync(file, 'utf8')), JSON.parse(code)), undefined, 2) : code;
  writeFileSync(file, text);
}

interface Walk {
  /** The guide, from the root of the checkout. */
  guide: string;
  /** Stands for the folder that the checkout lies in, `..`. */
  place: string;
  /** Where the first command is run. Default: the checkout. */
  from?: string;
  /** What is done in place of a command that goes on: the command, and where it is run. */
  serve(line: string, folder: string): Promise<void>;
}

/** Does what a guide says, line by line: runs its commands, and writes its files. @returns the folder that the guide ends in */
export async function followGuide({ guide, place, from = root, serve }: Walk): Promise<string> {
  let folder = from;
  for (const { language, file, code } of blocksOf(guide)) {
    if (file) write(path.join(folder, file), code);
    if (language !== 'sh') continue;
    for (const typed of code.trim().split('\n')) {
      const line = typed.replaceAll('../', `${place}/`);
      const [, entered] = /^cd (\S+)$/.exec(line) ?? [];
      if (entered) folder = path.resolve(folder, entered);
      else if (isServer(line)) await serve(line, folder);
      else run(line, folder);
    }
  }
  return folder;
}

function run(line: string, cwd: string): void {
  const env = { ...process.env, npm_config_prefer_offline: 'true', npm_config_audit: 'false', npm_config_fund: 'false', CI: 'true' };
  // A shell of a test run says that it is one: what is built there would be built for development.
  for (const name of ['NODE_ENV', 'VITEST', 'VITE_USER_NODE_ENV', 'INIT_CWD', 'TEST', 'MODE'])
    delete (env as Record<string, unknown>)[name];
  try {
    execFileSync('bash', ['-c', line], { cwd, env, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${line}\n${stdout}\n${stderr}`);
  }
}
