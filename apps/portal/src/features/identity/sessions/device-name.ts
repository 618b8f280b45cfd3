const BROWSERS: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** A browser by the names people know; what is unknown is told as it calls itself. */
export function deviceName(userAgent: string): string {
  const named = [BROWSERS, SYSTEMS].flatMap(
    (known) => known.find(([sign]) => sign.test(userAgent))?.[1] ?? [],
  );
  return named.join(', ') || userAgent.slice(0, 60) || '–';
}
