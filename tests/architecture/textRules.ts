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

export const noModuleOfOursIsMocked: HouseRule = (house) => linesLike(house, outsideOfTheseRules(house), /vi\.mock\(['"](?:\.|@baize)/);

export const noRegistryIsNamed: HouseRule = (house) => [
  ...linesLike(house, filesIn(house, /(?:^|\/)package-lock\.json$/), /"resolved": "https?:/),
  ...linesLike(house, filesIn(house, /(?:^|\/)\.npmrc$/), /registry\s*=/),
];
