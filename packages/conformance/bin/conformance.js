#!/usr/bin/env node
const { runCommand } = await import('@baize/conformance').catch((error) => {
  if (error?.code !== 'ERR_MODULE_NOT_FOUND' || !error.message.includes('conformance/dist')) throw error;
  process.stderr.write('This checkout of the package is not built. Run its sources: npm run conformance -- <address> [flags]\n');
  process.exit(2);
});

process.exitCode = await runCommand(process.argv.slice(2));
