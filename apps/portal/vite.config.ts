import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { firstPaint } from './build/firstPaint.ts';
import { liteApp } from './build/liteApp.ts';
import { precompress } from './build/precompress.ts';
import { preloads } from './build/preloads.ts';
import { productionRouter } from './build/productionRouter.ts';
import { retriedImports } from './build/retriedImports.ts';
import { firstTexts } from './build/texts.ts';
import { firstNamespaces } from './src/texts/namespaces.ts';

const gateway = process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:4100';
const toGateway = { target: gateway };

/**
 * What comes together is one file, with all that it needs: a file for each part costs a phone more than its bytes. Named by what leads to it, the
 * earlier ones first: a part that two of them need is in the earlier one.
 */
const groups: Record<string, string[]> = {
  /** Apart from all that it may have to tell the loss of. */
  modalParts: ['design-system/src/(?:Modal|shared)/'],
  /** What every page draws after its first paint, and small parts that it shares with most pages and dialogs. */
  shellParts: [
    'shell/LazyParts\\.tsx$',
    'design-system/src/(?:Money|CountBadge|Callout|IconButton|Field|TextField|Select|Checkbox)/',
    'lucide-react/.*/chevron-',
    'query-core/.*/mutation',
    'core/(?:games/|client/pollKnown)',
    'games/(?:search/finderQuery|FavoriteGames/useFavoriteFailure|GamePage/gamePages)\\.ts$',
    'routes/gamePageAddress\\.ts$',
  ],
  /** What a member's pages have beside a visitor's. */
  memberParts: [
    'shell/MemberBar\\.tsx$',
    'routes/MemberGames\\.tsx$',
    'core/(?:useUnreadMessages|useRewardCount|useBalanceHidden|session/useAccountQuery)\\.ts$',
  ],
  /** Fields and what checks them. */
  formParts: [
    'design-system/src/(?:FieldGroup|PasswordField|OtpField|RadioGroup|Tabs|Steps|CopyField|Grid)/',
    'react-hook-form/',
    'core/(?:form|draft)/',
    'core/useSingleFlight\\.ts$',
  ],
  /** Orders, their lists and their tables. */
  moneyParts: [
    'core/money/',
    'features/src/shared/money/',
    'design-system/src/Table/',
    'core/(?:useIdempotencyKey|session/useAccountPages)\\.ts$',
  ],
  /** What stands below a home's first screen. */
  homeParts: ['routes/homeParts\\.ts$'],
};

export default defineConfig({
  base: '/web/',
  resolve: {
    conditions: ['@baize/source', ...defaultClientConditions],
    dedupe: ['react', 'react-dom', 'react-router-dom', 'i18next', 'react-i18next', '@tanstack/react-query', 'zod'],
  },
  optimizeDeps: {
    include: ['@vanilla-extract/sprinkles/createRuntimeSprinkles'],
  },
  plugins: [
    react(),
    vanillaExtractPlugin(),
    firstTexts(firstNamespaces),
    preloads(),
    firstPaint(firstNamespaces),
    retriedImports(),
    productionRouter(),
    liteApp(),
    precompress(),
  ],
  server: {
    host: '127.0.0.1',
    port: 4173,
    strictPort: true,
    proxy: { '/api': toGateway, '/art': toGateway, '/sandbox': toGateway, '/docs': toGateway },
  },
  build: {
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What the entry imports is one file, and its CSS another; every page stays a chunk of its own, and every group of dialogs.
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/portal-[hash].js',
        codeSplitting: {
          groups: [
            { name: 'portal', tags: ['$initial'], priority: 30 },
            // With all that it needs: what a lost file of its own imports would not be asked for again.
            { name: 'sender', test: /core\/client\/createSender\.ts$/, priority: 25 },
            // What `lazyModules.ts` shares with the chunks that it knows, so that none of them imports itself by an address that was lost.
            { name: 'shared', test: /Skeleton\.tsx$|routes\/(?:skeletons\.tsx|dialogs\.ts|playerAddress\.ts)$/, priority: 25 },
            ...Object.entries(groups).map(([name, tests], place) => ({ name, test: new RegExp(tests.join('|')), priority: 20 - place })),
          ],
        },
      },
    },
  },
});
