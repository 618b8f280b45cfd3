import type { IncomingHttpHeaders } from 'node:http';
import { findLanguage, type Language } from '@baize/contract';

/** The language a client names, else the best of those its browser prefers. */
export function languageOf(headers: IncomingHttpHeaders): Language | undefined {
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
