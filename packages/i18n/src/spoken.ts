import { type Language, languages, localeOf, type RefusalCode } from '@baize/contract';
import { type CompleteLanguage, completeLanguages } from './complete.ts';
import { createSpeaker, type Message, placesOf, readMessage, type Values } from './sentences.ts';
import { catalogues, english, type SpokenId } from './spoken-words.ts';

export type { SpokenId } from './spoken-words.ts';

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
  const speaker = { say: createSpeaker(localeOf(tag)), read };
  speakers.set(language, speaker);
  return speaker;
}

/** What is named under a word: `Code` of `name.lottery.Code`. */
export type NameOf<Kind extends string> = SpokenId extends infer Id
  ? Id extends `name.${Kind}.${infer Code}`
    ? Code
    : never
  : never;

/** A name in every language that is whole. */
export function inEveryLanguage(
  say: (language: CompleteLanguage) => string,
): Record<CompleteLanguage, string> {
  return Object.fromEntries(
    completeLanguages.map((language) => [language, say(language)]),
  ) as Record<CompleteLanguage, string>;
}

/** Why something was refused, in the caller's language. */
export function refusalWords(language: Language, code: RefusalCode, values?: Values): string {
  return translate(language, `refusal.${code}`, values);
}
