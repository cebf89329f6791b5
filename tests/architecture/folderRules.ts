import path from 'node:path';
import { filesIn, type House, type HouseRule } from './House.ts';

/** Names of the folders right below a place. */
export function foldersIn(house: House, place: string): string[] {
  const names = filesIn(house, new RegExp(`^${place}/[^/]+/`)).map((file) => file.slice(place.length + 1).split('/')[0] ?? '');
  return [...new Set(names)];
}

const hasFile = (house: House, file: string): boolean => house.files.includes(file);

/** A component brings its code, stories, tests, docs page and index; a provider draws nothing, and needs no look of its own. */
export const componentsAreWhole: HouseRule = (house) =>
  foldersIn(house, 'packages/design-system/src')
    .filter((name) => /^[A-Z]/.test(name))
    .flatMap((name) => {
      const parts = name.endsWith('Provider') ? [] : [`${name}.stories.tsx`, `${name}.test.tsx`, `${name}.mdx`];
      const lacking = ['index.ts', ...parts].filter((file) => !hasFile(house, `packages/design-system/src/${name}/${file}`));
      const code = [`${name}.tsx`, `${name.replace(/s$/, '')}Provider.tsx`].map((file) => `packages/design-system/src/${name}/${file}`);
      if (!code.some((file) => hasFile(house, file))) lacking.push(`${name}.tsx`);
      return lacking.map((file) => `${name} lacks ${file}`);
    });

/** A component has one story that shows it whole: the picture that is compared. */
export const componentsAreComposed: HouseRule = (house) =>
  filesIn(house, /^packages\/design-system\/src\/[A-Z][^/]*\/[A-Z][^/]*\.stories\.tsx$/).filter(
    (file) => !house.textOf(file).includes('export const Composed: Story ='),
  );

/** What the page of a component has to tell; each in a paragraph that begins with the word. */
const chapters = ['When', 'Alternatives', 'Accessibility'];

/** The docs page of a component says when to take it, what else there is, and how it is reached. */
export const componentsAreExplained: HouseRule = (house) =>
  filesIn(house, /^packages\/design-system\/src\/[A-Z][^/]*\/[A-Z][^/]*\.mdx$/).flatMap((file) =>
    chapters.filter((chapter) => !house.textOf(file).includes(`**${chapter}.**`)).map((chapter) => `${file} lacks ${chapter}`),
  );

const conditions = ['RightToLeft', 'LargeText', 'Narrow', 'ForcedColors'];
const moves = /keyframes\(|transition: `(?:transform|inline-size|margin)|from 'embla-/;

/** A component shows itself under each condition of a reader; one that moves, also standing still. */
export const componentsShowConditions: HouseRule = (house) =>
  filesIn(house, /^packages\/design-system\/src\/[A-Z][^/]*\/[A-Z][^/]*\.stories\.tsx$/).flatMap((file) => {
    const code = house.files.filter((other) => path.dirname(other) === path.dirname(file) && !/\.(?:test|stories)\./.test(other));
    const wanted = code.some((other) => moves.test(house.textOf(other))) ? [...conditions, 'ReducedMotion'] : conditions;
    return wanted.filter((name) => !house.textOf(file).includes(`export const ${name}: Story =`)).map((name) => `${file} lacks ${name}`);
  });

/** They show no words, or a few of the system's own: what they are called is only read out, or stands in for a number. */
const wordless = [
  ...['Avatar', 'BrandMark', 'Clock', 'CountBadge', 'DesignSystemProvider', 'FieldSkeleton', 'GuildIcon', 'Icon'],
  ...[
    'GiftArt',
    'Medal',
    'Money',
    'Pager',
    'PrizeWheel',
    'PromotionArt',
    'QrCode',
    'RewardArt',
    'Skeleton',
    'Spinner',
    'TextSkeleton',
    'TileSkeleton',
  ],
];

/** A component that takes words shows itself with far too many, and that nothing runs out of the page. */
export const componentsBearLongText: HouseRule = (house) =>
  filesIn(house, /^packages\/design-system\/src\/[A-Z][^/]*\/[A-Z][^/]*\.stories\.tsx$/)
    .filter((file) => !wordless.includes(path.basename(file, '.stories.tsx')))
    .filter((file) => !/export const LongText: Story = [\s\S]*?keepInside/.test(house.textOf(file)));

/** Folders of features that are no domain: what domains share, without a look and with one, and what joins them in a portal. */
const common = ['core', 'shared', 'surfaces'];

/** A domain has an index of named exports, and its texts in both languages. */
export const domainsAreWhole: HouseRule = (house) =>
  foldersIn(house, 'packages/features/src')
    .filter((name) => !common.includes(name))
    .flatMap((name) =>
      ['index.ts', 'locales/en.json', 'locales/vi.json']
        .filter((file) => !hasFile(house, `packages/features/src/${name}/${file}`))
        .map((file) => `${name} lacks ${file}`),
    );

/** Domains of features that the contract has no calls of, by the spec's own words (DESIGN §1). */
const withoutCalls = ['download', 'member-center', 'shell'];

/** A domain has one name in the contract and in features. */
export const domainsAreNamedByTheSpec: HouseRule = (house) => {
  const known = [...foldersIn(house, 'packages/contract/src'), ...withoutCalls];
  return foldersIn(house, 'packages/features/src').filter((name) => !common.includes(name) && !name.includes('.') && !known.includes(name));
};

const viewsIn = (house: House): string[] => filesIn(house, /^packages\/features\/src\/.*View\.tsx$/);

/** The stories of a view tell its states, directly or through the component that binds it. */
export const viewsHaveStories: HouseRule = (house) => {
  const stories = filesIn(house, /^packages\/features\/src\/.*\.stories\.tsx$/).map((file) => house.textOf(file));
  const isTold = (name: string): boolean => stories.some((story) => new RegExp(`\\b${name}(?:View)?\\b`).test(story));
  return viewsIn(house).filter((view) => !isTold(path.basename(view, 'View.tsx')));
};

/** A view gets props: it imports no call of the contract. */
export const viewsMakeNoCall: HouseRule = (house) => {
  const calls = filesIn(house, /^packages\/contract\/src\/[^/]+\/.*\.ts$/).flatMap((file) =>
    [...house.textOf(file).matchAll(/export const (\w+) = defineCall\(/g)].map(([, name = '']) => name),
  );
  const called = new RegExp(`import (?:type )?\\{[^}]*\\b(?:${['calls', ...calls].join('|')})\\b[^}]*\\} from '@baize/contract'`);
  return viewsIn(house).filter((file) => called.test(house.textOf(file)));
};

/** Nor does it get at the server by what `core` hands out of its client. */
export const viewsKnowNoClient: HouseRule = (house) => {
  const index = house.textOf('packages/features/src/core/index.ts');
  const handedOut = [...index.matchAll(/export \{([^}]*)\} from '\.\/client\//g)].flatMap(([, names = '']) => names.match(/\w+/g) ?? []);
  const known = new RegExp(
    `import (?:type )?\\{[^}]*\\b(?:${handedOut.filter((name) => name !== 'type').join('|')})\\b[^}]*\\} from '[^']*core/index`,
  );
  return viewsIn(house).filter((file) => handedOut.length > 0 && known.test(house.textOf(file)));
};

/** A view that a domain publishes can be replaced by an app's own: what shows it asks `useView` which one to show. */
export const publishedViewsCanBeReplaced: HouseRule = (house) =>
  filesIn(house, /^packages\/features\/src\/[^/]+\/.*\.tsx$/, /View\.tsx$|\.(?:test|stories)\.tsx$|\/testing\//).flatMap((file) => {
    const [domain] = file.slice('packages/features/src/'.length).split('/');
    const place = `packages/features/src/${domain}/index.ts`;
    const index = hasFile(house, place) ? house.textOf(place) : '';
    const shown = [...house.textOf(file).matchAll(/<(\w+View)\b/g)].map(([, name = '']) => name);
    return shown
      .filter((name) => index.includes(`{ ${name},`) || index.includes(`{ ${name} }`))
      .map((name) => `${file} shows ${name} itself`);
  });

/** Domains whose views protect players: none is published, so that no brand puts one of its own in their place. */
const sealedDomains = ['player-protection'];

/** Each view of a domain is published, so that a brand can replace it. */
export const viewsArePublished: HouseRule = (house) =>
  viewsIn(house)
    .filter((view) => !view.startsWith('packages/features/src/shared/'))
    .filter((view) => {
      const [domain = ''] = view.slice('packages/features/src/'.length).split('/');
      if (sealedDomains.includes(domain)) return false;
      const published = new RegExp(`[{,] ${path.basename(view, '.tsx')}[ ,]`);
      return !published.test(house.textOf(`packages/features/src/${domain}/index.ts`));
    });

/** What binds a hook to its view does nothing else, and so stays short. */
export const bindersAreThin: HouseRule = (house) =>
  viewsIn(house)
    .map((view) => view.replace(/View\.tsx$/, '.tsx'))
    .filter((binder) => hasFile(house, binder) && house.textOf(binder).split('\n').length > 60);

/** The portal wires what the packages give: it asks the server nothing. */
export const portalMakesNoCall: HouseRule = (house) =>
  filesIn(house, /^apps\/portal\/src\/.*\.tsx?$/).filter((file) =>
    /\b(?:useQuery|useMutation|useClient|defineCall)\b/.test(house.textOf(file)),
  );

/** A hook draws nothing: with JSX it would have to be a `.tsx`. */
export const hooksHaveNoJsx: HouseRule = (house) =>
  filesIn(house, /^packages\/features\/src\/.*\/use[A-Z][^/]*\.tsx$/, /\.(?:test|stories)\.tsx$|\/testing\//);

const libraries = /from '(?!react['/]|react-dom['/]|@vanilla-extract\/|lucide-react|\.)[^']+'/;

/**
 * What draws with React alone stands on the index of the design system; what brings a library along is imported
 * from its own path (`@baize/design-system/Modal`), so that its weight is seen where it is taken.
 */
export const indexBringsNoLibrary: HouseRule = (house) => {
  const index = house.textOf('packages/design-system/src/index.ts');
  const isOnIndex = (file: string): boolean => index.includes(`'./${file.split('/')[3]}/`);
  return filesIn(house, /^packages\/design-system\/src\/[A-Z][^/]*\/.*\.tsx?$/, /\.(?:test|stories)\.tsx?$/)
    .filter(isOnIndex)
    .filter((file) => libraries.test(house.textOf(file).replaceAll(/^import type .*$/gm, '')));
};
