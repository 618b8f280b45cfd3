import createPurifier from 'dompurify';

/** What formats a text; of everything else only the words stay. */
const TAGS = [
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
];

const ATTRIBUTES: Record<string, readonly string[]> = {
  a: ['href', 'title'],
  img: ['src', 'alt', 'width', 'height'],
  th: ['colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
};

const MAY_LEAD = /^(https?:\/\/|mailto:|tel:|\/(?![/\\]))[^\s\p{Cc}\\]*$/iu;
const MAY_SHOW = /^(https:\/\/|\/(?![/\\]))/i;

/** An address that a link may lead to: never a script, never another site in disguise. */
export function safeHref(href: string | null): string | undefined {
  return href && MAY_LEAD.test(href) ? href : undefined;
}

/**
 * HTML that someone else wrote, without what could act: the body of a document that loads and runs
 * nothing. The server has cleaned it already; a browser trusts nobody. `more` are tags that the
 * caller turns into others.
 */
export function cleanBody(html: string, more: readonly string[] = []): HTMLElement {
  const body = openPurifier().sanitize(html, {
    ALLOWED_TAGS: [...TAGS, ...more],
    ALLOWED_ATTR: Object.values(ATTRIBUTES).flat(),
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM: true,
  }) as HTMLElement;
  for (const picture of body.querySelectorAll('img:not([src])')) picture.remove();
  return body;
}

/** The words alone, for search and for a first glance. */
export function textOf(html: string): string {
  const body = cleanBody(html);
  // Where a line ends, so does a word.
  for (const block of body.querySelectorAll('p,li,h2,h3,h4,td,th,br,pre')) block.after(' ');
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
}

function openPurifier() {
  const purifier = createPurifier(window);
  purifier.addHook('uponSanitizeAttribute', (element, attribute) => {
    attribute.keepAttr = mayKeep(element, attribute.attrName, attribute.attrValue);
  });
  return purifier;
}

function mayKeep(element: Element, name: string, value: string): boolean {
  if (!ATTRIBUTES[element.tagName.toLowerCase()]?.includes(name)) return false;
  if (name === 'href') return MAY_LEAD.test(value);
  return name !== 'src' || MAY_SHOW.test(value);
}
