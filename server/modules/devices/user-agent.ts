import type { Device } from '../../../lib/devices/contract.ts';

type Named = Pick<Device, 'kind' | 'browser' | 'system'>;

/** First match wins: the user agents of earlier entries also contain the names of later ones, such as Safari. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bLine\//, 'LINE'],
  [/\bFB(?:AN|AV)\//, 'Facebook'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:iPhone|iPod)\b/, 'iOS'],
  [/\biPad\b/, 'iPadOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Readable browser and system names; the rest of a `User-Agent` is not meant for people (RFC 9110, section 10.1.5). */
export function nameDevice(userAgent: string): Named {
  const nameOf = (names: typeof BROWSERS) =>
    names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
  return { kind: kindOf(userAgent), browser: nameOf(BROWSERS), system: nameOf(SYSTEMS) };
}

/** Android tablets omit "Mobile". */
function kindOf(userAgent: string): Device['kind'] {
  if (/\biPad\b|\bAndroid\b(?!.*\bMobile\b)/.test(userAgent)) return 'tablet';
  return /\bMobile\b|\biPhone\b/.test(userAgent) ? 'phone' : 'computer';
}
