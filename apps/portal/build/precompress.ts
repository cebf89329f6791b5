import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { minify, type Plugin } from 'vite';

const compressible = /\.(?:js|css|html|svg|json|webmanifest)$/;
const [brotli, gz] = [promisify(brotliCompress), promisify(gzip)];

/** The one script that `public` holds is copied as it stands. */
async function minifyBoot(folder: string): Promise<void> {
  const file = path.join(folder, 'boot.js');
  const { code, errors } = await minify('boot.js', await readFile(file, 'utf8'), { module: false });
  if (errors.length > 0) throw new Error(`boot.js can't be minified: ${errors.map(({ message }) => message).join('; ')}`);
  await writeFile(file, code);
}

/** Writes a `.br` and a `.gz` beside each text file of the build, so that the server compresses nothing while it serves. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'baize-precompress',
    apply: 'build',
    configResolved: (config) => {
      folder = path.resolve(config.root, config.build.outDir);
    },
    writeBundle: async () => {
      await minifyBoot(folder);
      const files = await readdir(folder, { recursive: true });
      await Promise.all(
        files
          .filter((file) => compressible.test(file))
          .map(async (file) => {
            const text = await readFile(path.join(folder, file));
            const packed = await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });
            await writeFile(path.join(folder, `${file}.br`), packed);
            await writeFile(path.join(folder, `${file}.gz`), await gz(text, { level: 9 }));
          }),
      );
    },
  };
}
