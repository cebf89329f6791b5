#!/usr/bin/env node
import { runCommand } from '@baize/conformance';

process.exitCode = await runCommand(process.argv.slice(2));
