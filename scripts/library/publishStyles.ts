import type { Plugin } from 'vite';

const own = /\.css\.ts\.vanilla\.css$/;
/** An application's bundler would put a font of a kilobyte into the sheet as a `data:` address, which a strict CSP blocks. */
const smallFont = /fonts\/baize-digits-\d+\.woff2/g;
const emptyMark = /\/\* empty css\s*\*\//;
// Data of a theme may have tokens that are spelled like handlers: it imports neither React nor a hook.
const knowsReact = /from "(?:react|react-[\w-]+|@tanstack\/react-query)["/]|from "[^"]*\buse[A-Z]\w*(?:\.js)?"|from "\.[^"]*Provider\.js"/;
const needsClient = /\buse[A-Z]?\w*\(|\bcreateContext\(|\bon[A-Z]\w*:/;

/**
 * Gives each `.css.ts` a style sheet of its name beside it, imported by the module that has its class names: a part brings
 * its own styles and no others. Marks what only runs in a browser with `'use client'`.
 */
export function publishStyles(): Plugin {
  return {
    name: 'baize-publish-styles',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const [fileName, output] of Object.entries(bundle)) {
        if (output.type === 'asset') {
          if (!own.test(fileName)) continue;
          output.fileName = fileName.replace(own, '.css');
          // Vite writes addresses as if every sheet lay at the root.
          output.source = String(output.source).replaceAll('url(./', 'url(../').replaceAll(smallFont, '$&?no-inline');
          continue;
        }
        const sheet = /([^/]+)\.css\.js$/.exec(fileName)?.[1];
        if (sheet) output.code = output.code.replace(emptyMark, `import './${sheet}.css';`);
        else if (knowsReact.test(output.code) && needsClient.test(output.code)) output.code = `'use client';\n${output.code}`;
      }
    },
  };
}
