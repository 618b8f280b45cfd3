import { completeLanguages } from '@baize/i18n';

export type Spoken = (typeof completeLanguages)[number];

/** One text in every language that is spoken whole: where one lacks it, nothing compiles. */
export function inEach<Key extends string, Text>(
  texts: Record<Spoken, Record<Key, Text>>,
  key: Key,
): Record<Spoken, Text> {
  const entries = completeLanguages.map((language) => [language, texts[language][key]]);
  return Object.fromEntries(entries) as Record<Spoken, Text>;
}
