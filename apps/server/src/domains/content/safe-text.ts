import sanitizeHtml from 'sanitize-html';
import { refuse } from '../../platform/refusal.ts';

const OWN_OR_SECURE = /^(https:\/\/|\/(?![/\\]))/;

/** Only what formats a text comes through: nothing that runs, reaches out, or leaves its place. */
const RICH: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'hr',
    'blockquote',
    'code',
    'pre',
    'a',
    'img',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 30,
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !OWN_OR_SECURE.test(attribs.src ?? ''),
  transformTags: {
    a: (tagName, attribs) => ({
      tagName,
      attribs: { ...attribs, rel: 'noopener noreferrer nofollow', ...outward(attribs.href) },
    }),
  },
};

function outward(href = ''): Record<string, string> {
  return /^https?:/i.test(href) ? { target: '_blank' } : {};
}

/** Rich text as it may be shown anywhere. */
export function safeHtml(html: string): string {
  return sanitizeHtml(html, RICH).trim();
}

/** A line of plain text: markup is left out, and with it every angle bracket. */
export function plainLine(text: string): string {
  return text
    .replace(/<[^<>]*>/g, '')
    .replace(/[<>]/g, '')
    .replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, ' ')
    .trim();
}

/** The same, where it must say something. */
export function plainTitle(text: string, field: string): string {
  return plainLine(text) || refuse('INVALID_INPUT', { value: { [field]: 'too_small' } });
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** What a person typed, as HTML that shows exactly that. */
export function asHtml(text: string): string {
  return text
    .replace(/[&<>"']/g, (character) => ENTITIES[character]!)
    .replace(/\r\n|\r|\n/g, '<br />');
}
