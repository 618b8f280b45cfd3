/** The lobby as the portal's server entry draws it. */
export type Lobby = {
  markup: string;
  title: string;
  tag: string;
  direction: 'ltr' | 'rtl';
  picture?: { wide: string; tall: string } | undefined;
};

const FONT = /<link\s+rel="preload"\s+as="font"[^>]*>\s*/g;
const CODE = /<script type="module"[^>]*><\/script>\s*/g;

/** Puts the drawn lobby into the page: data only, no script that a policy would have to allow. */
export function fillTemplate(
  shell: string,
  { markup, title, tag, direction, picture }: Lobby,
  { said, theme }: { said: string; theme: 'dark' | 'light' },
): string {
  return shell
    .replace(/<html[^>]*>/, () => `<html lang="${tag}" dir="${direction}" data-theme="${theme}">`)
    .replaceAll(FONT, '')
    .replaceAll(CODE, '')
    .replace(
      /<title>[^<]*<\/title>/,
      () =>
        `${picture ? preloads(picture) : ''}${later('fonts', shell, FONT)}${later('code', shell, CODE)}<title>${escaped(title)}</title>`,
    )
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root">${markup}</div><script type="application/json" id="first-view">${said.replaceAll('<', '\\u003c')}</script>`,
    );
}

/** Taken by the boot script when it is its turn. */
function later(id: string, shell: string, tags: RegExp): string {
  return `<template id="${id}">${(shell.match(tags) ?? []).join('')}</template>`;
}

/** The first banner is what is seen first: it is fetched before all else. */
function preloads({ wide, tall }: { wide: string; tall: string }): string {
  const link = (href: string, media: string) =>
    `<link rel="preload" as="image" fetchpriority="high" href="${escaped(href)}" media="${media}">`;
  return link(tall, '(width &lt; 48rem)') + link(wide, '(width >= 48rem)');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
