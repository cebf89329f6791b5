import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { firstPaint } from './build/firstPaint.ts';
import { firstStyles } from './build/firstStyles.ts';
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
  modalParts: ['design-system/src/(?:Modal|shared)/', '@radix-ui/react-(?:collection|direction)/'],
  /** What every page draws after its first paint, and small parts that it shares with most pages and dialogs. */
  shellParts: [
    'shell/(?:LazyParts\\.tsx|lateReads\\.ts)$',
    'design-system/src/(?:Money|CountBadge|Callout|IconButton|Field|TextField|Select|Checkbox)/',
    'lucide-react/.*/(?:chevron-|megaphone)',
    'query-core/.*/mutation',
    'core/(?:games/|client/pollKnown)',
    'games/(?:search/finderQuery|FavoriteGames/useFavoriteFailure|GamePage/gamePages)\\.ts$',
    'routes/gamePageAddress\\.ts$',
    'launch/Player/playedGameKey\\.ts$',
    'notices/useNotices\\.ts$',
  ],
  /** What tells of a thing that happens. It is fetched ahead: the network may be gone when there is one to tell of. */
  tellParts: ['design-system/src/(?:Toast/ToastList|Dialogs/DialogHost)\\.tsx$', 'launch/Launch/LaunchOutcome\\.tsx$'],
  /** The notices of a log-in, which most homes begin with, and the list of all. */
  noticeParts: ['shell/noticeDialogs\\.ts$'],
  /** What a member's pages have beside a visitor's. */
  memberParts: [
    'shell/MemberBar\\.tsx$',
    'routes/MemberGames\\.tsx$',
    'core/(?:useUnreadMessages|useRewardCount|useBalanceHidden|session/useAccountQuery|live/followSession)\\.ts$',
  ],
  /** What a member is told once he is there. */
  arrivalParts: ['shell/(?:ArrivalToast|PortalContractsPrompt)\\.tsx$'],
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
    'contract/src/(?:rules/orderNumber|wire/page)\\.ts$',
  ],
  /** What a deposit and a withdrawal share. */
  cashierParts: ['cashier/Cashier/(?:useProofs\\.ts|useCashierList\\.ts|LostOrderCallout\\.tsx)$', 'design-system/src/AmountField/'],
  /** What both centres are built of. */
  centreParts: [
    'design-system/src/SideNav/',
    'surfaces/(?:useEntryProps\\.tsx|usePageAddress\\.ts)$',
    'shared/avatar/avatarIds\\.ts$',
    'lucide-react/.*/wrench',
  ],
  /** What stands below a home's first screen. */
  homeParts: ['routes/homeParts\\.ts$'],
};

/** What `lazyModules.ts` shares with the chunks that it knows, its icons too. */
const shared =
  /Skeleton\.tsx$|routes\/(?:skeletons\.tsx|dialogs\.ts|playerAddress\.ts)$|icons\/(?:arrow-up-right|banknote-arrow-down|headset|scroll-text)\.mjs$/;

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
    firstStyles(['shared', 'modalParts', 'shellParts', 'noticeParts', 'homeParts', 'tellParts', 'memberParts', 'formParts']),
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
            // So that none of those chunks imports `lazyModules.ts` itself by an address that was lost.
            { name: 'shared', test: shared, priority: 25 },
            ...Object.entries(groups).map(([name, tests], place) => ({ name, test: new RegExp(tests.join('|')), priority: 20 - place })),
          ],
        },
      },
    },
  },
});
