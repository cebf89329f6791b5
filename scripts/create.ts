// npm run create: a brand's own portal beside this checkout, with the packages packed from its sources.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { packedFolder, packPackages } from './library/packPackages.ts';

const args = process.argv.slice(2);
const isAsking = args.includes('--help') || args.includes('-h');
if (!isAsking && !args.includes('--packages')) {
  console.log('Packing the packages (only when their sources have changed) …');
  await packPackages();
  args.push('--packages', packedFolder);
}
const command = path.join(import.meta.dirname, '../packages/create-portal/src/main.ts');
const node = ['--conditions=@baize/source', '--import', import.meta.resolve('tsx')];
// Folders are named from where the command was typed.
const { status } = spawnSync(process.execPath, [...node, command, ...args], { stdio: 'inherit', cwd: process.env['INIT_CWD'] });
process.exitCode = status ?? 1;
