const { readdirSync } = require('node:fs');
const path = require('node:path');

// The rules are generated from the folders, so that a new domain is guarded without anyone editing this file.
const features = path.join(__dirname, 'packages/features/src');
/** Folders that are no domain: what domains share, without a look (`core`) and with one (`shared`). */
const common = ['core', 'shared'];
const domains = readdirSync(features, { withFileTypes: true })
  // `surfaces` joins the domains, and none of them knows it.
  .filter((entry) => entry.isDirectory() && ![...common, 'surfaces'].includes(entry.name))
  .map((entry) => entry.name);

const notShipped = '\\.(?:test|stories)\\.tsx?$|/testing/';
const hook = '^packages/features/src/.*/use[A-Z][^/]*\\.tsx?$';
const view = '^packages/features/src/.*View\\.tsx$';

const domainRules = domains.flatMap((domain) => [
  {
    name: `${domain}-imports-no-other-domain`,
    severity: 'error',
    comment:
      'What domains share is in features/src/core, or shared where it has a look; features/src/surfaces and the app compose the rest.',
    from: { path: `^packages/features/src/${domain}/` },
    to: { path: '^packages/features/src/[^/]+/', pathNot: `^packages/features/src/(?:${[domain, ...common].join('|')})/` },
  },
  {
    name: `core-never-imports-${domain}`,
    severity: 'error',
    from: { path: '^packages/features/src/(?:core|shared)/', pathNot: notShipped },
    to: { path: `^packages/features/src/${domain}/` },
  },
]);

/** Third-party packages that a workspace may use in shipped code; anything else is a decision to be made. */
const allowed = {
  'packages/brand': ['saxes/', 'zod'],
  'packages/conformance': ['jose/', 'zod'],
  'packages/contract': ['zod'],
  'packages/design-system': [
    'react',
    'react-dom',
    '@radix-ui/',
    '@vanilla-extract/',
    '@fontsource/',
    '@tanstack/react-table/',
    'country-flag-icons/',
    'downshift/',
    'embla-carousel',
    'lucide-react',
    'react-day-picker/',
    'react-dropzone/',
    'uplot/',
    'uqr/',
    'virtua/',
  ],
};
const packageRules = Object.entries(allowed).map(([workspace, names]) => ({
  name: `${workspace.split('/')[1]}-uses-only-its-own`,
  severity: 'error',
  from: { path: `^${workspace}/src/`, pathNot: `${notShipped}|\\.mdx$` },
  to: { path: 'node_modules/', pathNot: names.map((name) => `node_modules/${name}`).join('|') },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...domainRules,
    ...packageRules,
    {
      name: 'hooks-are-headless',
      severity: 'error',
      comment: 'A hook never reaches the design system, CSS, a view or the router, by whatever way.',
      from: { path: hook, pathNot: notShipped },
      to: { path: '^packages/design-system/|\\.css\\.ts$|View\\.tsx$|node_modules/react-router', reachable: true },
    },
    {
      name: 'views-know-no-server',
      severity: 'error',
      comment: 'A view gets props; the client, TanStack Query and the calls are the hook’s.',
      from: { path: view },
      to: { path: '^packages/features/src/core/client/|node_modules/(?:@tanstack/react-query|ky)/|^packages/contract/src/calls\\.ts$' },
    },
    {
      name: 'core-is-headless',
      severity: 'error',
      from: { path: '^packages/features/src/core/', pathNot: notShipped },
      to: { path: '^packages/design-system/|node_modules/react-router' },
    },
    {
      name: 'core-never-imports-surfaces',
      severity: 'error',
      from: { path: '^packages/features/src/(?:core|shared)/' },
      to: { path: '^packages/features/src/surfaces/' },
    },
    {
      name: 'core-never-imports-shared',
      severity: 'error',
      from: { path: '^packages/features/src/core/', pathNot: notShipped },
      to: { path: '^packages/features/src/shared/' },
    },
    {
      name: 'shared-views-know-no-server',
      severity: 'error',
      comment: 'A view that domains share gets props, as any other; its texts are those of the domain that shows it.',
      from: { path: '^packages/features/src/shared/', pathNot: notShipped },
      to: { path: '^packages/features/src/core/client/|node_modules/(?:@tanstack/react-query|ky)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'features-know-no-router',
      severity: 'error',
      from: { path: '^packages/features/src/', pathNot: notShipped },
      to: { path: 'node_modules/react-router' },
    },
    {
      name: 'contract-is-a-leaf',
      severity: 'error',
      from: { path: '^packages/contract/src' },
      to: { path: '^(packages/(features|design-system|brand)|apps)/' },
    },
    {
      name: 'brand-is-a-leaf',
      severity: 'error',
      from: { path: '^packages/brand/src' },
      to: { path: '^(packages/(features|design-system|contract)|apps)/' },
    },
    {
      name: 'conformance-knows-the-contract-alone',
      severity: 'error',
      comment: 'It speaks the wire by itself: what it shared with a client or the gateway, it could not judge.',
      from: { path: '^packages/conformance/src' },
      to: { path: '^(packages/(features|design-system|brand)|apps)/' },
    },
    {
      name: 'design-system-knows-brands-alone',
      severity: 'error',
      from: { path: '^packages/design-system/src' },
      to: { path: '^(packages/(features|contract)|apps)/' },
    },
    {
      name: 'one-user-event',
      severity: 'error',
      comment: 'Storybook has a copy of its own: of two in one window, the one used first types without an onChange. Use storybook/test.',
      from: {},
      to: { path: '@testing-library/user-event' },
    },
    {
      name: 'create-portal-knows-brands-alone',
      severity: 'error',
      comment: 'What it writes into a portal is an app of its own: template.',
      from: { path: '^packages/create-portal/src' },
      to: { path: '^(packages/(features|design-system|contract)|apps)/' },
    },
    { name: 'packages-never-import-apps', severity: 'error', from: { path: '^packages/' }, to: { path: '^apps/' } },
    {
      name: 'gateway-knows-contract-and-brands-alone',
      severity: 'error',
      from: { path: '^apps/gateway/' },
      to: { path: '^(packages/(features|design-system)|apps/portal)/' },
    },
    {
      name: 'gateway-loads-the-sandbox-in-one-place',
      severity: 'error',
      comment:
        'loadSandbox.ts imports it while SANDBOX is on; testingSandbox.ts is for tests. Everything else is behind the port Sandbox.ts.',
      from: { path: '^apps/gateway/', pathNot: '^apps/gateway/src/(?:loadSandbox|testingSandbox)\\.ts$' },
      to: { path: '^apps/sandbox/' },
    },
    {
      name: 'gateway-imports-the-sandbox-lazily',
      severity: 'error',
      comment: 'A static import would load the sandbox, and need it, with SANDBOX=false too.',
      from: { path: '^apps/gateway/src/loadSandbox\\.ts$' },
      to: { path: '^apps/sandbox/', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'sandbox-knows-the-ports',
      severity: 'error',
      comment: 'The sandbox is an adapter: it uses the contract and what ports.ts names; its tests use the gateway’s helpers too.',
      from: { path: '^apps/sandbox/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(packages/(features|design-system)|apps/(portal|gateway))/', pathNot: '^apps/gateway/src/ports\\.ts$' },
    },
    {
      name: 'portal-never-imports-the-gateway',
      severity: 'error',
      from: { path: '^apps/portal/' },
      to: { path: '^apps/(gateway|sandbox)/' },
    },
    { name: 'no-circle', severity: 'error', from: {}, to: { circular: true, dependencyTypesNot: ['type-only'] } },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(?:packages|apps)/[^/]+/dist/|^storybook-static/|\\.d\\.[mc]?ts$' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@baize/source', 'import', 'browser', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
