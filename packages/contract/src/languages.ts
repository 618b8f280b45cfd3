/** Every interface language: its code on the wire, its BCP 47 tag, its own name. */
export const languages = [
  { code: 'EN', tag: 'en', name: 'English' },
  { code: 'TW', tag: 'zh-Hant', name: '繁體中文' },
  { code: 'CN', tag: 'zh-Hans', name: '简体中文' },
  { code: 'JA', tag: 'ja', name: '日本語' },
  { code: 'KO', tag: 'ko', name: '한국어' },
  { code: 'TH', tag: 'th', name: 'ไทย' },
  { code: 'VI', tag: 'vi', name: 'Tiếng Việt' },
  { code: 'TY', tag: 'fil', name: 'Tagalog' },
  { code: 'ID', tag: 'id', name: 'Bahasa Indonesia' },
  { code: 'MS', tag: 'ms', name: 'Bahasa Melayu' },
  { code: 'HI', tag: 'hi', name: 'हिन्दी' },
  { code: 'BN', tag: 'bn', name: 'বাংলা' },
  { code: 'UR', tag: 'ur', name: 'اردو', rtl: true },
  { code: 'TA', tag: 'ta', name: 'தமிழ்' },
  { code: 'TE', tag: 'te', name: 'తెలుగు' },
  { code: 'NE', tag: 'ne', name: 'नेपाली' },
  { code: 'SI', tag: 'si', name: 'සිංහල' },
  { code: 'MY', tag: 'my', name: 'မြန်မာ' },
  { code: 'KM', tag: 'km', name: 'ខ្មែរ' },
  { code: 'LO', tag: 'lo', name: 'ລາວ' },
  { code: 'MN', tag: 'mn', name: 'Монгол' },
  { code: 'ES', tag: 'es', name: 'Español' },
  { code: 'PT', tag: 'pt-BR', name: 'Português' },
  { code: 'FR', tag: 'fr', name: 'Français' },
  { code: 'DE', tag: 'de', name: 'Deutsch' },
  { code: 'IT', tag: 'it', name: 'Italiano' },
  { code: 'PL', tag: 'pl', name: 'Polski' },
  { code: 'RU', tag: 'ru', name: 'Русский' },
  { code: 'UK', tag: 'uk', name: 'Українська' },
  { code: 'TR', tag: 'tr', name: 'Türkçe' },
  { code: 'AR', tag: 'ar', name: 'العربية', rtl: true },
  { code: 'FA', tag: 'fa', name: 'فارسی', rtl: true },
  { code: 'KK', tag: 'kk', name: 'Қазақша' },
  { code: 'UZ', tag: 'uz', name: 'Oʻzbekcha' },
  { code: 'SW', tag: 'sw', name: 'Kiswahili' },
] as const satisfies readonly { code: string; tag: string; name: string; rtl?: true }[];

export type Language = (typeof languages)[number]['code'];

export const languageCodes = languages.map(({ code }) => code) as [Language, ...Language[]];

const OTHER_FIGURES = ['bn', 'fa', 'my', 'ne'];

/** Figures and days are written alike in every language: the texts between them were written so. */
export function localeOf(tag: string): string {
  return OTHER_FIGURES.includes(tag) ? `${tag}-u-ca-gregory-nu-latn` : tag;
}

/** A language named by its code in any case, or by a browser's tag such as zh-TW or pt. */
export function findLanguage(named: string | undefined): Language | undefined {
  const wanted = named?.trim().toLowerCase();
  if (!wanted) return undefined;
  const exact = languages.find(
    ({ code, tag }) => code.toLowerCase() === wanted || tag.toLowerCase() === wanted,
  );
  return exact?.code ?? byBrowserTag(wanted);
}

function byBrowserTag(tag: string): Language | undefined {
  if (/^zh-(tw|hk|mo|hant)/.test(tag)) return 'TW';
  if (tag.startsWith('zh')) return 'CN';
  if (tag.startsWith('tl')) return 'TY';
  const base = tag.split('-')[0];
  return languages.find((language) => language.tag.split('-')[0] === base)?.code;
}
