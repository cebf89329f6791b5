import { getCountries } from 'libphonenumber-js/mobile';
import { filesIn, type House, type HouseRule, linesLike, sourcesIn } from './House.ts';

// The rules below would find their own samples.
const outsideOfTheseRules = (house: House): string[] => sourcesIn(house).filter((file) => !file.startsWith('tests/architecture/'));

const drawn = (house: House): string[] =>
  filesIn(
    house,
    /^packages\/(?:design-system|features)\/src\/.*\.tsx?$|^apps\/portal\/src\/.*\.tsx?$/,
    /\/theme\/|\.(?:test|stories)\.tsx?$|\/testing\//,
  );

export const noColourOutsideTheTheme: HouseRule = (house) =>
  linesLike(house, drawn(house), /['"`\s]#[0-9a-fA-F]{3,8}\b|\brgba?\(|\bhsla?\(/);

export const noLayerOrFontOutsideTheTheme: HouseRule = (house) => linesLike(house, drawn(house), /zIndex:\s*['"\d]|fontFamily:\s*['"]/);

export const nothingIsUndone: HouseRule = (house) => linesLike(house, outsideOfTheseRules(house), /\b(?:TODO|FIXME|XXX)\b/);

export const noTestIsSwitchedOff: HouseRule = (house) =>
  linesLike(house, outsideOfTheseRules(house), /\b(?:it|test|describe)\.(?:skip|only|todo)\(/);

export const noCodeIsCommentedOut: HouseRule = (house) =>
  linesLike(house, outsideOfTheseRules(house), /^\s*\/\/\s*(?:const|let|import|export|return|if \(|await )\b.*[;{]\s*$/);

/** Comments are sentences; nothing is drawn with them. */
export const noCommentIsABanner: HouseRule = (house) =>
  linesLike(house, outsideOfTheseRules(house), /^\s*(?:\/\/|\/\*+|\*)\s*[-=*#~─═_]{3,}/);

/** A lazy part is brought by `loadChunk`, by name or at once: it has a second try, and §8's time. */
export const lazyPartsComeByLoadChunk: HouseRule = (house) =>
  drawn(house).filter((file) => {
    const text = house.textOf(file);
    const loaders = [...text.matchAll(/\bconst (\w+) = \(\) =>\s*loadChunk\(/g)].map(([, name]) => name);
    return [...text.matchAll(/\blazy\(\s*(?:\(\) =>\s*)?(\w+)/g)].some(([, name]) => name !== 'loadChunk' && !loaders.includes(name));
  });

export const noModuleOfOursIsMocked: HouseRule = (house) => linesLike(house, outsideOfTheseRules(house), /vi\.mock\(['"](?:\.|@baize)/);

export const noRegistryIsNamed: HouseRule = (house) => [
  ...linesLike(house, filesIn(house, /(?:^|\/)package-lock\.json$/), /"resolved": "https?:/),
  ...linesLike(house, filesIn(house, /(?:^|\/)\.npmrc$/), /registry\s*=/),
];

/** Spellings that are odd stay on the wire: the contract translates them, and only who speaks it knows them. */
export const oddSpellingsStayOnTheWire: HouseRule = (house) =>
  linesLike(
    house,
    filesIn(
      house,
      /^packages\/(?:design-system|features)\/src\/.*\.tsx?$|^apps\/portal\/src\/.*\.tsx?$/,
      /\.(?:test|stories)\.tsx?$|\/testing\//,
    ),
    /\b(?:lagerIcon|accountTypeName)\b/,
  );

/** An address of game art may ask for a width: only the helpers of features' `core/games` make pictures of it. */
export const gameArtGetsItsWidth: HouseRule = (house) =>
  linesLike(
    house,
    filesIn(house, /^(?:packages\/features|apps\/(?:portal|gateway|sandbox))\/src\/.*\.tsx?$/, /\.(?:test|stories)\.tsx?$|\/testing/),
    /(?<!(?:tile|mark)ArtOf\([\w.]*)\.(?:small|large)Art\b/,
  );

/** The gateway tells a brand's currency (docs/decisions/010); the design system alone knows its sign. */
export const noCurrencyIsAssumed: HouseRule = (house) => [
  ...linesLike(
    house,
    filesIn(house, /^(?:packages\/features|apps\/(?:portal|gateway))\/src\/.*\.tsx?$/, /\.(?:test|stories)\.tsx?$|\/testing/),
    /['"`](?:VND|CNY|EUR|IDR|JPY|KRW|KWD|MYR|PHP|THB|USD)['"`]/,
  ),
  ...linesLike(
    house,
    filesIn(
      house,
      /^(?:packages\/(?:features|design-system)|apps\/(?:portal|sandbox))\/src\/.*\.tsx?$/,
      /\.(?:test|stories)\.tsx?$|\/testing\/|\/(?:Money|AmountField)\//,
    ),
    /[₫¥€₩₱฿]/,
  ),
];

/** A brand names the zone in which its days begin (docs/decisions/052); a table of fixed zones saves phones a sum. */
export const noZoneIsAssumed: HouseRule = (house) =>
  linesLike(
    house,
    filesIn(
      house,
      /^(?:packages\/(?:contract|features)|apps\/(?:portal|gateway|sandbox))\/src\/.*\.tsx?$/,
      /\.(?:test|stories)\.tsx?$|\/testing|fixedMinutes/,
    ),
    /['"](?:Africa|America|Antarctica|Asia|Atlantic|Australia|Europe|Indian|Pacific)\/[A-Z]/,
  );

/** Codes of countries that are also the short name of a vendor, a notice, a language or a kind of key. */
const otherwiseMeant: readonly string[] = ['AG', 'EC', 'PG', 'PL', 'PT', 'TD', 'TF', 'VI'];
const countryCodes = getCountries().filter((code) => !otherwiseMeant.includes(code));

/**
 * The zone of a brand says which country its phones are of (docs/decisions/052). VietQR is Vietnam's by its own standard, and the contract's examples
 * name the country of their phones.
 */
export const noCountryIsAssumed: HouseRule = (house) => {
  const code = filesIn(
    house,
    /^(?:packages\/(?:contract|features|design-system)|apps\/(?:portal|gateway))\/src\/.*\.tsx?$/,
    /\.(?:test|stories)\.tsx?$|\/testing|\/vietQr\.ts$/,
  );
  const outsideOfContract = code.filter((file) => !file.startsWith('packages/contract/'));
  return [
    ...linesLike(house, code, new RegExp(`(['"\`])(?:${countryCodes.join('|')})\\1`)),
    ...linesLike(house, outsideOfContract, /^(?!\s*(?:\/?\*|\/\/)).*['"`]\+\d{1,4}['"`]/),
    // Of a number the example comes with its country.
    ...linesLike(house, filesIn(house, /^packages\/features\/src\/.*\/locales\/\w+\.json$/), /\+\d{2}|\b0\d{2,3}[ .]?\d{3}[ .]?\d{3,4}\b/),
  ];
};

const chaptersOfADecision = ['**Status:**', '## Why', '## What', '## What we gave up', '## How it is held'];

/** Every record stands in the index by topic. */
export const decisionsAreListed: HouseRule = (house) => {
  const index = house.textOf('docs/decisions/README.md');
  return filesIn(house, /^docs\/decisions\//, /README\.md$/).filter((file) => !index.includes(`(${file.split('/').at(-1)})`));
};

/** A decision is a record of 30 to 70 lines, numbered; a gap would be one that was deleted. */
export const decisionsAreRecords: HouseRule = (house) =>
  filesIn(house, /^docs\/decisions\//, /README\.md$/).flatMap((file, index) => {
    const lines = house.textOf(file).trimEnd().split('\n');
    const complaints = chaptersOfADecision.filter((chapter) => !lines.some((line) => line.startsWith(chapter)));
    if (!new RegExp(`/${String(index + 1).padStart(3, '0')}-[a-z0-9-]+\\.md$`).test(file)) complaints.push('its number or its name');
    if (lines.length < 30 || lines.length > 70) complaints.push(`a fitting length: ${lines.length} lines`);
    return complaints.map((complaint) => `${file} lacks ${complaint}`);
  });

/** Words that make a sentence a riddle (DESIGN §1 "English"): each has a plain one in its place. */
const riddles = /\bwho(?:m|so)?ever\b/i;

/** Comments, names and titles are in plain English: “a user who”, “the caller”, not a headless pronoun. */
export const englishIsPlain: HouseRule = (house) =>
  linesLike(
    house,
    filesIn(house, /^(?:packages|apps|tests|scripts|\.storybook)\/.*\.(?:[mc]?[jt]sx?|mdx)$/, /Rules\.ts$|house\.test\.ts$/),
    riddles,
  );
