import { defineConfig, mergeConfig } from 'vite';
import { libraryConfig } from '../../scripts/library/libraryConfig.ts';
import { publishHooks } from '../../scripts/library/publishHooks.ts';

export default defineConfig(mergeConfig(libraryConfig(import.meta.dirname), { plugins: [publishHooks(import.meta.dirname)] }));
