import { type Language, languages, type RefusalCode, refusals } from '@baize/contract';
import arLetters from './locales/ar/letters.json' with { type: 'json' };
import ar from './locales/ar/refusals.json' with { type: 'json' };
import letters from './locales/en/letters.json' with { type: 'json' };
import filLetters from './locales/fil/letters.json' with { type: 'json' };
import fil from './locales/fil/refusals.json' with { type: 'json' };
import thLetters from './locales/th/letters.json' with { type: 'json' };
import th from './locales/th/refusals.json' with { type: 'json' };
import viLetters from './locales/vi/letters.json' with { type: 'json' };
import vi from './locales/vi/refusals.json' with { type: 'json' };
import zhHansLetters from './locales/zh-Hans/letters.json' with { type: 'json' };
import zhHans from './locales/zh-Hans/refusals.json' with { type: 'json' };
import zhHantLetters from './locales/zh-Hant/letters.json' with { type: 'json' };
import zhHant from './locales/zh-Hant/refusals.json' with { type: 'json' };
import { createSpeaker, type Message, placesOf, readMessage, type Values } from './sentences.ts';

/** What the server says itself, in an answer or a message; the screens have their own catalogues. */
export type SpokenId = `refusal.${RefusalCode}` | keyof typeof letters;

type Catalogue = Readonly<Partial<Record<SpokenId, string>>>;

const english = {
  ...Object.fromEntries(
    Object.entries(refusals).map(([code, [, , words]]) => [`refusal.${code}`, words]),
  ),
  ...letters,
} as Record<SpokenId, string>;

const catalogues: Partial<Record<Language, Catalogue>> = {
  TW: { ...zhHant, ...zhHantLetters },
  CN: { ...zhHans, ...zhHansLetters },
  VI: { ...vi, ...viLetters },
  TH: { ...th, ...thLetters },
  TY: { ...fil, ...filLetters },
  AR: { ...ar, ...arLetters },
};

/** One sentence in a language, in English where it has none; a place without a value stays as it is. */
export function translate(language: Language, id: SpokenId, values: Values = {}): string {
  const { say, read } = speakerOf(catalogues[language]?.[id] === undefined ? 'EN' : language);
  const message = read(id);
  const missing = placesOf(message).filter((place) => values[place] === undefined);
  const names = Object.fromEntries(missing.map((place) => [place, `{${place}}`]));
  return say(id, message, { ...values, ...names });
}

type Speaker = { say: ReturnType<typeof createSpeaker>; read: (id: SpokenId) => Message };

const speakers = new Map<Language, Speaker>();

/** Every sentence is read once, when it is first said. */
function speakerOf(language: Language): Speaker {
  const known = speakers.get(language);
  if (known) return known;
  const { tag } = languages.find(({ code }) => code === language)!;
  const messages = new Map<SpokenId, Message>();
  const read = (id: SpokenId) => {
    const message = messages.get(id) ?? readMessage(catalogues[language]?.[id] ?? english[id], tag);
    messages.set(id, message);
    return message;
  };
  const speaker = { say: createSpeaker(tag), read };
  speakers.set(language, speaker);
  return speaker;
}

/** Why something was refused, in the caller's language. */
export function refusalWords(language: Language, code: RefusalCode, values?: Values): string {
  return translate(language, `refusal.${code}`, values);
}
