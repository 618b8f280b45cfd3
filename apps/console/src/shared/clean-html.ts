import { cleanBody } from '@baize/web/clean-html.ts';

/** What editors make of a paragraph and a title, and what we call it. */
const RENAMED = { div: 'p', h1: 'h2' };

/**
 * Rich text as the server would keep it: only what formats. The server cleans anew whatever is sent;
 * this spares operators the sight of what would vanish, and keeps pasted pages from running here.
 */
export function cleanHtml(html: string): string {
  const body = cleanBody(html, Object.keys(RENAMED));
  for (const [from, to] of Object.entries(RENAMED)) {
    for (const element of body.querySelectorAll(from)) {
      const renamed = body.ownerDocument.createElement(to);
      renamed.append(...element.childNodes);
      element.replaceWith(renamed);
    }
  }
  return body.innerHTML.replace(/(<p><\/p>|&nbsp;$)/g, '').trim();
}

/** Whether it says anything at all. */
export function isBlank(html: string): boolean {
  return html.replace(/<(?!img|hr)[^>]*>|&nbsp;|\s/gi, '') === '';
}
