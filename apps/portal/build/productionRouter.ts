import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Marks what the module only makes (contexts, components) as free of effects, so that a build leaves out what nobody asks for. What is given
 * to a component after it was made goes into the making; its name in React's tools goes away.
 */
const markPure = (code: string): string =>
  code
    .replaceAll(/^\w+\.displayName = .*;$/gm, '')
    .replaceAll(/(?<=^var \w+ = )React\d*\.(?:createContext|forwardRef|memo)\(/gm, '/* @__PURE__ */ $&')
    .replaceAll(
      /(?<=^var (?<name>\w+) = )(?<made>class extends React\d*\.Component \{.*?^\};)(?<given>(?:\n\k<name>\.contextType = \w+;)?)/gms,
      '/* @__PURE__ */ (() => { const $<name> = $<made>$<given> return $<name>; })();',
    );

/**
 * The router's package leads every bundler to its build for development, where a visitor would pay for its warnings; and to one module, of
 * which every build keeps the forms and frameworks that this portal has nothing of.
 */
export function productionRouter(): Plugin {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('react-router-dom'));
  const folder = path.dirname(resolve('react-router/package.json'));
  return {
    name: 'baize-production-router',
    apply: 'build',
    config: () => ({
      resolve: { alias: [{ find: /^react-router$/, replacement: path.join(folder, 'dist/production/index.mjs') }] },
    }),
    transform: {
      filter: { id: /react-router\/dist\/production\/.*\.mjs$/ },
      handler: markPure,
    },
  };
}
