import { defineConfig } from 'vite';
import { libraryConfig } from '../../scripts/library/libraryConfig.ts';

export default defineConfig(libraryConfig(import.meta.dirname));
