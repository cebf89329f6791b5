import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';

const isExternal = (id: string): boolean =>
  !(id.startsWith('.') || id.startsWith('/') || id.startsWith('\0')) && !id.includes('.css.ts') && !id.includes('vanilla.css');

export default defineConfig({
  // Fonts are found beside the stylesheet, wherever that is served from.
  base: './',
  plugins: [vanillaExtractPlugin({ identifiers: ({ hash }) => `baize_${hash}` })],
  build: {
    outDir: 'dist',
    target: 'es2022',
    minify: false,
    sourcemap: true,
    cssMinify: true,
    lib: {
      entry: { index: 'src/index.ts', 'theme/index': 'src/theme/index.ts', 'Modal/index': 'src/Modal/index.ts' },
      formats: ['es'],
      cssFileName: 'styles',
    },
    rolldownOptions: {
      external: isExternal,
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        entryFileNames: '[name].js',
        assetFileNames: (asset) => (asset.names[0]?.endsWith('.css') ? '[name][extname]' : 'fonts/[name][extname]'),
      },
    },
  },
});
