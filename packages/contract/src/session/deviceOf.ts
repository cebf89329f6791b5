/** Device of a login, by its user agent. */
export interface LoginDevice {
  /** Such as `Chrome`; undefined where none is recognised. */
  browser: string | undefined;
  /** Such as `Android`. */
  system: string | undefined;
  isHandheld: boolean;
}

// The first that fits: browsers name those whose engine they share, so the rarer stand first.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bCoc_Coc_Browser\/|\bcoc_coc_browser\//, 'Cốc Cốc'],
  [/\bZalo\b/i, 'Zalo'],
  [/\bFBA[NV]\//, 'Facebook'],
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|Opera)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];
/** Characters of a user agent that are read: it comes from outside in any length. */
const lengthRead = 512;

/** Reads a device from a user agent, in words that its owner recognises. */
export function deviceOf(userAgent: string): LoginDevice {
  const text = userAgent.slice(0, lengthRead);
  const nameIn = (table: typeof browsers): string | undefined => table.find(([pattern]) => pattern.test(text))?.[1];
  return { browser: nameIn(browsers), system: nameIn(systems), isHandheld: /\b(?:Android|iPhone|iPad|Mobile)\b/.test(text) };
}

/** `Chrome · Windows`; undefined where nothing is recognised. */
export function deviceName({ browser, system }: LoginDevice): string | undefined {
  return [browser, system].filter((part) => part !== undefined).join(' · ') || undefined;
}
