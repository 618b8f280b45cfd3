import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cashierTurnover, type Language, languages, refusals } from '@baize/contract';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import { completeLanguages, refusalWords, translate } from './index.ts';

type Element = ReturnType<typeof parse>[number];
type Texts = Record<string, string>;

const folder = new URL('./locales/', import.meta.url);
const isOperators = (domain: string) => domain.startsWith('console-');
const domainsOf = (tag: string) =>
  readdirSync(new URL(`${tag}/`, folder)).map((file) => file.replace(/\.json$/, ''));
const read = (tag: string, domain: string): Texts => {
  const file = new URL(`${tag}/${domain}.json`, folder);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Texts) : {};
};
const tagOf = (code: string) => languages.find((language) => language.code === code)!.tag;

/** English of the refusals stands in the contract. */
const refusalTexts = Object.fromEntries(
  Object.entries(refusals).map(([code, [, , words]]) => [`refusal.${code}`, words]),
);
const english: Record<string, Texts> = {
  ...Object.fromEntries(domainsOf('en').map((domain) => [domain, read('en', domain)])),
  refusals: refusalTexts,
};
const translated = Object.keys(english).filter((domain) => !isOperators(domain));
const others = completeLanguages.filter((code) => code !== 'EN').map(tagOf);

describe.each(others)('%s', (tag) => {
  test.each(translated)('has every word of %s and no other', (domain) => {
    expect(Object.keys(read(tag, domain)).sort()).toEqual(Object.keys(english[domain]!).sort());
  });

  test('a card game has one name, whether the house or a screen says it', () => {
    expect(namesOfCards(read(tag, 'cardroom'), 'cardroom.game.')).toEqual(
      namesOfCards(read(tag, 'names'), 'name.card.'),
    );
  });

  test('keeps every place and tag of the English', () => {
    const differing = eachText(tag).filter(
      ({ text, source }) => placesOf(text).join() !== placesOf(source).join(),
    );
    expect(differing.map(({ id }) => id)).toEqual([]);
  });

  test('leaves nothing empty, and nothing with a space at its edge', () => {
    const careless = eachText(tag).filter(({ text }) => text === '' || text !== text.trim());
    expect(careless.map(({ id }) => id)).toEqual([]);
  });

  test('uses the plural forms of its own language', () => {
    expect(eachText(tag).flatMap(({ id, text }) => wrongPlurals(tag, id, text))).toEqual([]);
  });
});

test('the English itself is written in plural forms of English, and each id names its domain', () => {
  for (const [domain, texts] of Object.entries(english)) {
    const start = isOperators(domain) ? 'console' : domain.replace(/s$/, '');
    for (const [id, text] of Object.entries(texts)) {
      expect(id.startsWith(start), id).toBe(true);
      expect(wrongPlurals('en', id, text)).toEqual([]);
    }
  }
});

test('every folder is a language of the house, and every complete language has its folder', () => {
  const tags = languages.map(({ tag }) => tag as string);
  expect(readdirSync(folder).filter((tag) => !tags.includes(tag))).toEqual([]);
  expect(readdirSync(folder).sort()).toEqual(completeLanguages.map(tagOf).sort());
});

test('the server speaks the language of the caller, and English where it has no words', () => {
  expect(refusalWords('TW', 'NOT_LOGGED_IN')).toBe(
    read('zh-Hant', 'refusals')['refusal.NOT_LOGGED_IN'],
  );
  const unspoken = 'XX' as string as Language;
  expect(refusalWords(unspoken, 'NOT_LOGGED_IN')).toBe(refusals.NOT_LOGGED_IN[2]);
  expect(translate('EN', 'refusal.UNDER_AGE', { age: 18 })).toContain('18');
  expect(translate('AR', 'refusal.UNDER_AGE', { age: 18 })).toContain('18');
  expect(translate('EN', 'refusal.UNDER_AGE')).toContain('{age}');
});

const namesOfCards = (texts: Texts, prefix: string): Texts =>
  Object.fromEntries(
    Object.entries(texts)
      .filter(([id]) => id.startsWith(prefix))
      .map(([id, name]) => [id.slice(prefix.length), name]),
  );

function eachText(tag: string): { id: string; text: string; source: string }[] {
  return translated.flatMap((domain) =>
    Object.entries(read(tag, domain)).flatMap(([id, text]) => {
      const source = english[domain]![id];
      return source === undefined ? [] : [{ id, text, source }];
    }),
  );
}

/** Names of arguments and tags, each once: plural forms may repeat them as often as they like. */
function placesOf(text: string): string[] {
  return [...new Set(walk(parse(text)).map((element) => 'value' in element && nameOf(element)))]
    .filter((name) => typeof name === 'string')
    .sort();
}

function nameOf(element: Element): string | undefined {
  if (element.type === TYPE.literal || element.type === TYPE.pound) return undefined;
  return `${element.type === TYPE.tag ? 'tag' : 'place'} ${element.value}`;
}

function walk(elements: Element[]): Element[] {
  return elements.flatMap((element) => [element, ...walk(inside(element))]);
}

function inside(element: Element): Element[] {
  if (element.type === TYPE.tag) return element.children;
  if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
  return Object.values(element.options).flatMap(({ value }) => value);
}

function wrongPlurals(tag: string, id: string, text: string): string[] {
  return walk(parse(text)).flatMap((element) => {
    if (element.type !== TYPE.plural) return [];
    const type = element.pluralType ?? 'cardinal';
    const { pluralCategories } = new Intl.PluralRules(tag, { type }).resolvedOptions();
    const given = Object.keys(element.options).filter((option) => !option.startsWith('='));
    const isRight = given.sort().join() === [...pluralCategories].sort().join();
    return isRight ? [] : [`${id}: ${given} instead of ${pluralCategories}`];
  });
}

test('every kind of credit that must be played has its own word', () => {
  const unnamed = ['en', ...others].flatMap((tag) => {
    const words = read(tag, 'cashier')['cashier.turnover.credit'] ?? '';
    return cashierTurnover.turnoverKinds.filter((kind) => !words.includes(` ${kind} {`));
  });
  expect(unnamed).toEqual([]);
});
