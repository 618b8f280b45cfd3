import { IntlMessageFormat } from 'intl-messageformat';

/** A sentence that was read beforehand; one with nothing to fill in is its plain text. */
export type Message = string | Parts;
type Parts = ReturnType<IntlMessageFormat['getAst']>;
export type Values = Readonly<Record<string, string | number | Date>>;

/** Reads a sentence as translators write it: `{count, plural, one {# day} other {# days}}`. */
export function readMessage(text: string, locale: string): Message {
  // A name needs no reader; an apostrophe might begin a quotation.
  if (!/[{}<']/.test(text)) return text;
  return new IntlMessageFormat(text, locale).getAst();
}

/**
 * Says the sentences of one language, on a screen as in a letter. The id names the sentence, so that
 * one with plurals is prepared once.
 */
export function createSpeaker(locale: string) {
  const prepared = new Map<string, { message: Message; format: IntlMessageFormat }>();
  return function say(id: string, message: Message, values: Values = {}): string {
    const plain = plainText(message, values);
    if (plain !== undefined) return plain;
    const known = prepared.get(id);
    const format =
      known?.message === message ? known.format : new IntlMessageFormat(message, locale);
    prepared.set(id, { message, format });
    return String(format.format(values));
  };
}

const WORDS = 0;
const PLACE = 1;

/** Most sentences only stand there, or name something: the reader of all others is slow to wake. */
function plainText(message: Message, values: Values): string | undefined {
  if (typeof message === 'string') return message;
  let said = '';
  for (const part of message) {
    if (part.type === WORDS) said += part.value;
    else if (part.type === PLACE && isPlain(values[part.value])) said += values[part.value];
    else return undefined;
  }
  return said;
}

/** A number that is only named stands as it is: the other reader does the same. */
function isPlain(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number';
}

/** The names of all places in a sentence, those within plural forms too. */
export function placesOf(message: Message): string[] {
  if (typeof message === 'string') return [];
  return message.flatMap((part) => {
    if (part.type === WORDS || !('value' in part)) return [];
    const inner =
      'options' in part && part.options
        ? Object.values(part.options).flatMap(({ value }) => placesOf(value))
        : [];
    return [part.value, ...inner];
  });
}
