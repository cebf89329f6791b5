import { describe, expect, it } from 'vitest';
import * as folders from './folderRules.ts';
import { checkout, filesIn, type HouseRule, houseOf } from './House.ts';
import * as names from './nameRules.ts';
import * as texts from './textRules.ts';

const rule = (find: HouseRule, broken: Record<string, string>): { find: HouseRule; broken: Record<string, string> } => ({ find, broken });
const button = 'packages/design-system/src/Button';
const login = 'packages/features/src/session';
const source = (text: string): Record<string, string> => ({ [`${login}/Some.ts`]: text });
const call = { 'packages/contract/src/agent/kickMember.ts': 'export const kickMember = defineCall({' };

/** DESIGN §1, a rule a row: the words of the rule, what finds a break, and a small house that breaks it. */
const rules = {
  'a component brings its whole set of files': rule(folders.componentsAreWhole, {
    [`${button}/Button.tsx`]: '',
    [`${button}/index.ts`]: '',
  }),
  'a component has a composed story': rule(folders.componentsAreComposed, {
    [`${button}/Button.stories.tsx`]: 'export const Primary: Story = {};',
  }),
  'a component shows itself under each condition': rule(folders.componentsShowConditions, {
    [`${button}/Button.stories.tsx`]: ['RightToLeft', 'LargeText', 'Narrow'].map((name) => `export const ${name}: Story = {};`).join(),
  }),
  'a component that moves shows itself standing still': rule(folders.componentsShowConditions, {
    [`${button}/Button.css.ts`]: 'const turn = keyframes({})',
    [`${button}/Button.stories.tsx`]: ['RightToLeft', 'LargeText', 'Narrow', 'ForcedColors']
      .map((name) => `export const ${name}: Story = {};`)
      .join(),
  }),
  'a component that takes words bears many': rule(folders.componentsBearLongText, {
    [`${button}/Button.stories.tsx`]: 'export const LongText: Story = {};',
  }),
  'a component is explained': rule(folders.componentsAreExplained, { [`${button}/Button.mdx`]: '**When.** Now. **Alternatives.** None.' }),
  'a domain is named by the spec': rule(folders.domainsAreNamedByTheSpec, { 'packages/features/src/cashbox/index.ts': '' }),
  'a domain has an index and texts in both languages': rule(folders.domainsAreWhole, {
    [`${login}/index.ts`]: '',
    [`${login}/locales/en.json`]: '',
  }),
  'a view has its stories': rule(folders.viewsHaveStories, {
    [`${login}/RankView.tsx`]: '',
    [`${login}/Rank2.stories.tsx`]: "import { RankingView } from './RankingView.tsx'",
  }),
  'a view makes no call': rule(folders.viewsMakeNoCall, {
    ...call,
    [`${login}/RankView.tsx`]: "import { type Game, kickMember } from '@baize/contract';",
  }),
  'a view knows no client': rule(folders.viewsKnowNoClient, {
    'packages/features/src/core/index.ts': "export { type Client, useClient } from './client/ClientProvider.tsx';",
    [`${login}/RankView.tsx`]: "import { formatMinute, useClient } from '../core/index.ts';",
  }),
  'a published view can be replaced': rule(folders.publishedViewsCanBeReplaced, {
    [`${login}/index.ts`]: "export { RankView, type RankViewProps } from './RankView.tsx';",
    [`${login}/Rank.tsx`]: 'return <RankView rank={1} />;',
  }),
  'a view is published': rule(folders.viewsArePublished, {
    [`${login}/index.ts`]: "export { Rank } from './Rank.tsx';",
    [`${login}/RankView.tsx`]: '',
  }),
  'what binds a hook to a view is thin': rule(folders.bindersAreThin, {
    [`${login}/RankView.tsx`]: '',
    [`${login}/Rank.tsx`]: '\n'.repeat(60),
  }),
  'the portal makes no call': rule(folders.portalMakesNoCall, { 'apps/portal/src/Rank.tsx': 'const rank = useQuery({});' }),
  'a hook has no JSX': rule(folders.hooksHaveNoJsx, { [`${login}/Rank/useRank.tsx`]: '' }),
  'the index of the design system brings no library': rule(folders.indexBringsNoLibrary, {
    'packages/design-system/src/index.ts': "export { Button } from './Button/index.ts';",
    [`${button}/Button.tsx`]: "import { Slot } from '@radix-ui/react-slot';",
  }),
  'no colour stands outside of the theme': rule(texts.noColourOutsideTheTheme, { [`${button}/Button.css.ts`]: "color: '#fff'" }),
  'no z-index stands outside of the theme': rule(texts.noLayerOrFontOutsideTheTheme, { [`${button}/Button.css.ts`]: 'zIndex: 5' }),
  'no font stands outside of the theme': rule(texts.noLayerOrFontOutsideTheTheme, { [`${button}/Button.css.ts`]: "fontFamily: 'Arial'" }),
  'odd spellings stay on the wire': rule(texts.oddSpellingsStayOnTheWire, source('game.lagerIcon')),
  'game art gets its width': rule(texts.gameArtGetsItsWidth, source('<img src={game.smallArt} alt="" />')),
  'no currency is assumed': rule(texts.noCurrencyIsAssumed, source("const money = { currency: 'VND' };")),
  'no currency is assumed by the gateway': rule(texts.noCurrencyIsAssumed, {
    'apps/gateway/src/domains/wallet/pay.ts': "sql`currency = 'VND'`",
  }),
  'no currency’s sign is written': rule(texts.noCurrencyIsAssumed, source('<TextField prefix="₫" />')),
  'no currency’s sign is drawn': rule(texts.noCurrencyIsAssumed, { 'packages/design-system/src/Hero/Chip.tsx': '<text>₫</text>' }),
  'no zone is assumed': rule(texts.noZoneIsAssumed, source("const timeZone = 'Asia/Manila';")),
  'no country is assumed by the gateway': rule(texts.noCountryIsAssumed, {
    'apps/gateway/src/domains/security/phones.ts': "const homeCountry: CountryCode = 'VN';",
  }),
  'no country is assumed by a form': rule(texts.noCountryIsAssumed, source('<PhoneField country={{ value: "PH" }} />')),
  'no calling code is assumed': rule(texts.noCountryIsAssumed, source("const callingCode = '+84';")),
  'no text has a number of a country': rule(texts.noCountryIsAssumed, {
    [`${login}/locales/en.json`]: '"phoneHelp": "Such as 0912 345 678."',
  }),
  'a decision is a record': rule(texts.decisionsAreRecords, {
    'docs/decisions/001-one.md': ['**Status:** open', '## Why', '## What', '## What we gave up', '## How it is held', ...Array(20)].join(
      '\n',
    ),
  }),
  'no decision is deleted': rule(texts.decisionsAreRecords, {
    'docs/decisions/002-two.md': [
      '**Status:** open',
      '## Why',
      '## What',
      '## What we gave up',
      '## How it is held',
      ...Array(30).fill('.'),
    ].join('\n'),
  }),
  'every decision is listed by its topic': rule(texts.decisionsAreListed, {
    'docs/decisions/README.md': '[one](001-one.md)',
    'docs/decisions/002-two.md': '',
  }),
  'English is plain': rule(texts.englishIsPlain, source('/** For whoever asks. */')),
  'nothing is left undone': rule(texts.nothingIsUndone, source('// TODO: more')),
  'no test is switched off': rule(texts.noTestIsSwitchedOff, source("it.skip('x', () => {})")),
  'no code is commented out': rule(texts.noCodeIsCommentedOut, source('  // const x = 1;')),
  'no comment is a banner': rule(texts.noCommentIsABanner, source('// ------ Helpers ------')),
  '§8 a lazy part is brought by loadChunk': rule(texts.lazyPartsComeByLoadChunk, source("const Rank = lazy(() => import('./Rank.tsx'));")),
  'no module of our own is mocked': rule(texts.noModuleOfOursIsMocked, source("vi.mock('./own.ts')")),
  'no registry is named in a lock file': rule(texts.noRegistryIsNamed, { 'package-lock.json': '"resolved": "https://somewhere/a.tgz"' }),
  'no registry is named in a setting': rule(texts.noRegistryIsNamed, { 'apps/portal/.npmrc': 'registry=somewhere' }),
  'a call is a verb and a noun': rule(names.callsAreVerbAndNoun, {
    'packages/contract/src/agent/member.ts': 'export const memberKick = defineCall({',
  }),
  'a handler is onVerbNoun': rule(names.handlersBeginWithOn, source('interface RankProps { change: (rank: number) => void }')),
  'a predicate asks can, is or has': rule(names.predicatesAsk, source('const open = (rank: number): boolean => rank > 1;')),
  'a type predicate asks too': rule(names.predicatesAsk, source('function member(x: unknown): x is Member { return true; }')),
  'a prop has a docstring': rule(names.propsAreTold, { [`${button}/Button.tsx`]: 'interface ButtonProps { tone: Tone }' }),
  'an optional prop says its default': rule(names.propsAreTold, {
    [`${button}/Button.tsx`]: 'interface ButtonProps { /** Its look. */ tone?: Tone }',
  }),
  'names are written out': rule(names.namesAreWrittenOut, source('export function kick(usrId: string) {}')),
  'a file bears the name of its export': rule(names.filesBearTheirExport, { [`${login}/useRank.ts`]: 'export const useRanking = 1;' }),
};

describe.each(Object.entries(rules))('DESIGN §1 %s', (_words, { find, broken }) => {
  it('in the whole checkout', () => {
    expect(find(checkout)).toEqual([]);
  });

  it('and a break of it is noticed', () => {
    expect(find(houseOf(broken))).toHaveLength(find === folders.componentsAreWhole ? 3 : 1);
  });
});

it('the rules look at a real house', () => {
  expect(filesIn(checkout, /View\.tsx$/).length).toBeGreaterThan(7);
  expect(folders.foldersIn(checkout, 'packages/design-system/src').length).toBeGreaterThan(40);
});
