/** The lobby as the portal's server entry draws it. */
export type Lobby = {
  markup: string;
  title: string;
  tag: string;
  direction: 'ltr' | 'rtl';
  picture?: { wide: string; tall: string } | undefined;
};

const CODE = /<script type="module"[^>]*><\/script>\s*/g;

/** Puts the drawn lobby into the page: data only, no script that a policy would have to allow. */
export function fillTemplate(
  shell: string,
  { markup, title, tag, direction, picture }: Lobby,
  { said, theme }: { said: string; theme: 'dark' | 'light' },
): string {
  const code = shell.match(CODE) ?? [];
  return shell
    .replace(/<html[^>]*>/, () => `<html lang="${tag}" dir="${direction}" data-theme="${theme}">`)
    .replaceAll(CODE, '')
    .replace(
      /<title>[^<]*<\/title>/,
      () =>
        `${picture ? preloads(picture) : ''}<template id="code">${code.join('')}</template><title>${escaped(title)}</title>`,
    )
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root">${markup}</div><script type="application/json" id="first-view">${said.replaceAll('<', '\\u003c')}</script>`,
    );
}

/** The first banner is what is seen first: it is fetched before all else, and the code after it. */
function preloads({ wide, tall }: { wide: string; tall: string }): string {
  const link = (href: string, media: string) =>
    `<link rel="preload" as="image" fetchpriority="high" href="${escaped(href)}" media="${media}">`;
  return link(tall, '(width &lt; 48rem)') + link(wide, '(width >= 48rem)');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
