import { createElement, Fragment, type ReactNode } from 'react';

/** What formats a text; everything else is left out, its words kept. */
const TAGS = new Set([
  ...['p', 'br', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'u', 's', 'hr'],
  ...['blockquote', 'code', 'pre', 'a', 'img', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
]);
const EMPTY = new Set(['br', 'hr', 'img']);
/** Of these not even the words are wanted. */
const SILENT = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object', 'title']);

const DEEPEST = 40;

/** How a link is drawn: the caller knows which lead into the house. */
export type DrawLink = (link: { href: string; children: ReactNode[] }) => ReactNode;

/**
 * Operators' HTML as elements of our own making. The server has cleaned it already, and yet nothing of
 * it is ever given to the page as HTML: each part is read in a document that runs nothing, and made anew.
 */
export function readHtml(html: string, drawLink: DrawLink): ReactNode[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return readChildren(body, drawLink, 0);
}

/** The words alone, for search and for a first glance. */
export function textOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const silent of body.querySelectorAll([...SILENT].join())) silent.remove();
  // Where a line ends, so does a word.
  for (const block of body.querySelectorAll('p,li,h2,h3,h4,td,th,br,pre')) block.after(' ');
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
}

function readChildren(parent: Element, drawLink: DrawLink, depth: number): ReactNode[] {
  if (depth > DEEPEST) return [];
  return [...parent.childNodes].map((node, at) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent;
    if (node.nodeType !== Node.ELEMENT_NODE) return null;
    return readElement(node as Element, { at, drawLink, depth });
  });
}

type Place = { at: number; drawLink: DrawLink; depth: number };

function readElement(element: Element, { at, drawLink, depth }: Place): ReactNode {
  const tag = element.tagName.toLowerCase();
  if (SILENT.has(tag)) return null;
  const children = () => readChildren(element, drawLink, depth + 1);
  if (!TAGS.has(tag) || element.namespaceURI !== HTML) {
    return createElement(Fragment, { key: at }, ...children());
  }
  if (tag === 'a') {
    const href = safeHref(element.getAttribute('href'));
    const inner = children();
    const drawn = href ? drawLink({ href, children: inner }) : inner;
    return createElement(Fragment, { key: at }, drawn);
  }
  const props = { key: at, ...attributesOf(tag, element) };
  if (tag === 'img' && !('src' in props)) return null;
  return EMPTY.has(tag) ? createElement(tag, props) : createElement(tag, props, ...children());
}

const HTML = 'http://www.w3.org/1999/xhtml';

function attributesOf(tag: string, element: Element): Record<string, string | number> {
  if (tag === 'img') return pictureOf(element);
  if (tag !== 'td' && tag !== 'th') return {};
  const spans = { colSpan: wholeOf(element, 'colspan'), rowSpan: wholeOf(element, 'rowspan') };
  return Object.fromEntries(
    Object.entries(spans).filter((entry) => entry[1] !== undefined),
  ) as never;
}

function pictureOf(element: Element): Record<string, string | number> {
  const src = element.getAttribute('src') ?? '';
  if (!/^(https:\/\/|\/(?![/\\]))/.test(src)) return {};
  const width = wholeOf(element, 'width');
  const height = wholeOf(element, 'height');
  return {
    src,
    alt: element.getAttribute('alt') ?? '',
    loading: 'lazy',
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
  };
}

function wholeOf(element: Element, name: string): number | undefined {
  const value = Number(element.getAttribute(name) ?? Number.NaN);
  return Number.isInteger(value) && value > 0 && value < 10_000 ? value : undefined;
}

const MAY_LEAD = /^(https?:\/\/|mailto:|tel:|\/(?![/\\]))[^\s\p{Cc}\\]*$/iu;

/** An address that a link may lead to: never a script, never another site in disguise. */
export function safeHref(href: string | null): string | undefined {
  return href && MAY_LEAD.test(href) ? href : undefined;
}
