import { useState } from 'react';
import { type Text, useText } from '../use-text.ts';
import type { WordId } from '../words.ts';

/** Something that is filled in: a page of settings, a part of it, a line of a list, a dialog. */
export type Filled<Content> = {
  content: Content;
  change: (part: Partial<Content>) => void;
  /** Where it is not said, one may. */
  mayEdit?: boolean;
  isWrong?: (place: string) => boolean;
};

/** What a field takes of the place it is bound to. */
export type Bound<Value> = {
  value: Value;
  onChange: (value: Value) => void;
  isDisabled: boolean;
  isWrong: boolean;
};

type KeyOf<Content> = keyof Content & string;

/** The words below a beginning: `console.referral` has `days` and `daysHint`. */
type NameIn<Words extends string> = keyof {
  [Id in WordId as Id extends `${Words}.${infer Name}` ? Name : never]: Id;
};
type HintedIn<Words extends string> = keyof {
  [Id in WordId as Id extends `${Words}.${infer Name}Hint` ? Name : never]: Id;
};
/** A place is called by its own name, or by the word that is given. */
type Called<Key, Name extends string> = Key extends Name ? [name?: Name] : [name: Name];

/**
 * Binds fields to their places: `<NumberField {...hinted('days')} max={365} />` has its label, its hint,
 * its value and its change, and is shut or marked wrong as the form says.
 */
export function useFields<Content, Words extends string>(form: Filled<Content>, words: Words) {
  return fieldsOf(useText(), form, words);
}

/** The same where no hook can stand: in the lines of a list. */
export function fieldsOf<Content, Words extends string>(
  text: Text,
  form: Filled<Content>,
  words: Words,
) {
  const word = (name: string) => text(`${words}.${name}` as WordId);
  return {
    /** Named by its word. */
    field: <Key extends KeyOf<Content>>(key: Key, ...called: Called<Key, NameIn<Words>>) => ({
      ...bound(form, key),
      label: word(nameOf(key, called)),
    }),
    /** With the hint that stands beside its word: `days`, `daysHint`. */
    hinted: <Key extends KeyOf<Content>>(key: Key, ...called: Called<Key, HintedIn<Words>>) => ({
      ...bound(form, key),
      label: word(nameOf(key, called)),
      hint: word(`${nameOf(key, called)}Hint`),
    }),
  };
}

function nameOf(key: string, [name]: readonly unknown[]): string {
  return typeof name === 'string' ? name : key;
}

/** A place without its words. */
export function bound<Content, Key extends KeyOf<Content>>(
  form: Filled<Content>,
  key: Key,
): Bound<Content[Key]> {
  return {
    value: form.content[key],
    onChange: (value) => form.change(only<Content, Key>(key, value)),
    isDisabled: form.mayEdit === false,
    isWrong: form.isWrong?.(key) ?? false,
  };
}

/** A part of a form as a form of its own: its places lie under its name. */
export function partOf<Content, Key extends KeyOf<Content>>(form: Filled<Content>, key: Key) {
  return within(form, key, form.content[key]);
}

/** A part that need not be there: null while it is not. */
export function givenOf<Content, Key extends KeyOf<Content>>(form: Filled<Content>, key: Key) {
  const given = form.content[key];
  return given === null || given === undefined ? null : within(form, key, given);
}

function within<Content, Key extends KeyOf<Content>, Part extends Content[Key]>(
  form: Filled<Content>,
  key: Key,
  content: Part,
): Filled<Part> {
  return {
    ...form,
    content,
    change: (part) => form.change(only<Content, Key>(key, { ...content, ...part })),
    isWrong: (place) => form.isWrong?.(`${key}.${place}`) ?? false,
  };
}

/** A list of a form, for what shows its lines. */
export function linesOf<Content, Key extends KeyOf<Content>>(form: Filled<Content>, key: Key) {
  const { value, onChange, isDisabled } = bound(form, key);
  const isWrong = (place: string) => form.isWrong?.(`${key}.${place}`) ?? false;
  return { entries: value, onChange, isDisabled, isWrong };
}

type Lines<Entry> = {
  entries: readonly Entry[];
  onChange: (entries: Entry[]) => void;
  isDisabled: boolean;
  isWrong?: (place: string) => boolean;
};

/** Each line of a list as a form of its own. */
export function linesAt<Entry>({ entries, onChange, isDisabled, isWrong }: Lines<Entry>) {
  return (entry: Entry, at: number): Filled<Entry> => ({
    content: entry,
    change: (part) =>
      onChange(entries.map((one, place) => (place === at ? { ...one, ...part } : one))),
    mayEdit: !isDisabled,
    isWrong: (place) => isWrong?.(`${at}.${place}`) ?? false,
  });
}

/** What a dialog asks for, until it is sent. */
export function useDraft<Content extends object>(blank: Content | (() => Content)) {
  const [content, setContent] = useState(blank);
  const change = (part: Partial<Content>) => setContent((now) => ({ ...now, ...part }));
  return { content, change };
}

function only<Content, Key extends KeyOf<Content>>(key: Key, value: Content[Key]) {
  const part: Partial<Content> = {};
  part[key] = value;
  return part;
}
