import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, defaultClientConditions, type Plugin } from 'vite';
import type { PartName } from './page/PartsSystem.ts';

const componentNames: Record<PartName, string> = {
  button: 'ButtonPart',
  field: 'FieldPart',
  select: 'SelectPart',
  modal: 'ModalPart',
  tabs: 'TabsPart',
  pager: 'PagerPart',
  toast: 'ToastPart',
  'date range': 'DateRangePart',
  'table of 100 rows': 'TablePart',
  carousel: 'CarouselPart',
};

/** Hands the page one system with some of its parts: what it does not use of the system is not built in. */
function systemModule(file: string, names: readonly PartName[]): Plugin {
  const source = JSON.stringify(path.join(import.meta.dirname, 'systems', `${file}.tsx`));
  const drawn = names.filter((name) => name !== 'pager').map((name) => componentNames[name]);
  const pager = names.includes('pager') ? `export { PagerPart } from ${source};` : 'export const PagerPart = undefined;';
  return {
    name: 'bench-system',
    resolveId: (id) => (id === 'virtual:system' ? '\0virtual:system' : null),
    load: (id) =>
      id === '\0virtual:system'
        ? `import { ${drawn.join(', ')} } from ${source};\nexport { Frame } from ${source};\n${pager}\nexport const parts = [${drawn.join(', ')}];`
        : null,
  };
}

export interface PageOptions {
  /** Which system, by its file in `systems/`. */
  file: string;
  parts: readonly PartName[];
  outDir: string;
}

/** Builds the page of parts for production, in the same way for each system. */
export async function buildPage({ file, parts, outDir }: PageOptions): Promise<void> {
  await build({
    configFile: false,
    root: path.join(import.meta.dirname, 'page'),
    logLevel: 'error',
    mode: 'production',
    resolve: { conditions: ['@baize/source', ...defaultClientConditions], dedupe: ['react', 'react-dom'] },
    plugins: [react(), vanillaExtractPlugin(), systemModule(file, parts)],
    build: {
      target: 'es2022',
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
    },
  });
}
