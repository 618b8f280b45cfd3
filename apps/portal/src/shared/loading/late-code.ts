/** What never comes must not keep the page from coming alive. */
const LONGEST_WAIT_MS = 2_000;

/**
 * On a slow line fonts and code would share the way with the first picture, and hold it up: in a page
 * that the server drew they lie in templates, the fonts until that picture has come, the code until
 * the fonts have.
 */
export async function loadInTurn(withCode: () => void): Promise<void> {
  const code = templateOf('code');
  if (code) {
    // Of the pictures for wide and narrow screens only one is fetched, and says so.
    await soon(Promise.race(comingOf(document, 'image')));
    const fonts = templateOf('fonts');
    if (fonts) {
      const coming = Promise.all(comingOf(fonts.content, 'font'));
      fonts.replaceWith(fonts.content);
      await soon(coming);
    }
    code.replaceWith(code.content);
  }
  withCode();
}

const templateOf = (id: string) => document.querySelector<HTMLTemplateElement>(`template#${id}`);

function comingOf(place: ParentNode, kind: 'image' | 'font'): Promise<unknown>[] {
  const links = [...place.querySelectorAll(`link[rel="preload"][as="${kind}"]`)];
  if (links.length === 0) return [Promise.resolve()];
  return links.map(
    (link) =>
      new Promise((resolve) => {
        link.addEventListener('load', resolve);
        link.addEventListener('error', resolve);
      }),
  );
}

const soon = (coming: Promise<unknown>) =>
  Promise.race([coming, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))]);

/** Code that was fetched ahead of its page waits until all of the page is here. */
export function pageIsRead(): Promise<unknown> | undefined {
  if (document.readyState !== 'loading') return undefined;
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
}
