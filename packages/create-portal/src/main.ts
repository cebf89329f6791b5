#!/usr/bin/env node
import { createPortal } from './createPortal.ts';
import { PortalError, readOptions, usage } from './portalOptions.ts';

try {
  const options = readOptions(process.argv.slice(2));
  if (options) await createPortal(options);
  const next = options && `${options.name} is in ${options.folder}. Next:\n\n  cd ${options.folder}\n  npm install\n  npm run dev\n`;
  process.stdout.write(next ?? usage);
} catch (error) {
  if (!(error instanceof PortalError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
