import type { IncomingHttpHeaders } from 'node:http';
import { findLanguage, type Language } from '@baize/contract';

/** The language a client names, else the best of those its browser prefers. */
export function languageOf(headers: IncomingHttpHeaders): Language | undefined {
  const named = headers.language as string | undefined;
  const wished = headers['accept-language'];
  if (named === undefined && wished === undefined) return undefined;
  const asked = `${named ?? ''}|${wished ?? ''}`;
  if (asked.length > MAX_REMEMBERED_LENGTH) return readLanguage(headers);
  // The few thousand ways in which browsers ask are read once each.
  if (!remembered.has(asked)) {
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    remembered.set(asked, readLanguage(headers));
  }
  return remembered.get(asked);
}

const remembered = new Map<string, Language | undefined>();
const MAX_REMEMBERED = 2_000;
const MAX_REMEMBERED_LENGTH = 200;

function readLanguage(headers: IncomingHttpHeaders): Language | undefined {
  return findLanguage(headers.language as string | undefined) ?? preferred(headers);
}

const MAX_TAGS = 10;

function preferred(headers: IncomingHttpHeaders): Language | undefined {
  const tags = (headers['accept-language'] ?? '').split(',').slice(0, MAX_TAGS).map(readTag);
  return tags
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => findLanguage(tag))
    .find((language) => language !== undefined);
}

function readTag(text: string): { tag: string; quality: number } {
  const [tag = '', ...parameters] = text.split(';').map((part) => part.trim());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  return { tag, quality: quality ? Number(quality.slice(2)) || 0 : 1 };
}
