import { cleanBody, safeHref } from '@baize/web/clean-html.ts';
import { createElement, Fragment, type ReactNode } from 'react';

const EMPTY = new Set(['br', 'hr', 'img']);
const DEEPEST = 40;

/** How a link is drawn: the caller knows which lead into the house. */
export type DrawLink = (link: { href: string; children: ReactNode[] }) => ReactNode;

/** Operators' HTML as elements of our own making: what was cleaned is never given to the page as HTML. */
export function drawHtml(html: string, drawLink: DrawLink): ReactNode[] {
  return drawChildren(cleanBody(html), drawLink, 0);
}

function drawChildren(parent: Element, drawLink: DrawLink, depth: number): ReactNode[] {
  if (depth > DEEPEST) return [];
  return [...parent.childNodes].map((node, at) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent;
    if (node.nodeType !== Node.ELEMENT_NODE) return null;
    return drawElement(node as Element, { at, drawLink, depth });
  });
}

type Place = { at: number; drawLink: DrawLink; depth: number };

function drawElement(element: Element, { at, drawLink, depth }: Place): ReactNode {
  const tag = element.tagName.toLowerCase();
  const children = () => drawChildren(element, drawLink, depth + 1);
  if (tag === 'a') {
    const href = safeHref(element.getAttribute('href'));
    const inner = children();
    const drawn = href ? drawLink({ href, children: inner }) : inner;
    return createElement(Fragment, { key: at }, drawn);
  }
  const props = { key: at, ...attributesOf(tag, element) };
  return EMPTY.has(tag) ? createElement(tag, props) : createElement(tag, props, ...children());
}

type Attributes = Record<string, string | number | undefined>;

function attributesOf(tag: string, element: Element): Attributes {
  if (tag === 'img') return pictureOf(element);
  if (tag !== 'td' && tag !== 'th') return {};
  return { colSpan: wholeOf(element, 'colspan'), rowSpan: wholeOf(element, 'rowspan') };
}

function pictureOf(element: Element): Attributes {
  return {
    src: element.getAttribute('src') ?? undefined,
    alt: element.getAttribute('alt') ?? '',
    loading: 'lazy',
    width: wholeOf(element, 'width'),
    height: wholeOf(element, 'height'),
  };
}

function wholeOf(element: Element, name: string): number | undefined {
  const value = Number(element.getAttribute(name) ?? Number.NaN);
  return Number.isInteger(value) && value > 0 && value < 10_000 ? value : undefined;
}
