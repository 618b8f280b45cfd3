/** A picture that never comes must not keep the page from coming alive. */
const LONGEST_WAIT_MS = 2_000;

/**
 * On a slow line the code would share the way with the first picture, and hold it up: in a page that
 * the server drew it lies in a template until that picture has come.
 */
export function loadCodeAfterPicture(more: () => void): void {
  const place = document.querySelector<HTMLTemplateElement>('template#code');
  if (!place) {
    more();
    return;
  }
  const load = () => {
    if (!place.isConnected) return;
    place.replaceWith(place.content);
    more();
  };
  // Of the pictures for wide and narrow screens only one is fetched, and says so.
  const pictures = document.querySelectorAll('link[rel="preload"][as="image"]');
  for (const picture of pictures) {
    picture.addEventListener('load', load);
    picture.addEventListener('error', load);
  }
  setTimeout(load, pictures.length > 0 ? LONGEST_WAIT_MS : 0);
}

/** Code that was fetched ahead of its page waits until all of the page is here. */
export function pageIsRead(): Promise<unknown> | undefined {
  if (document.readyState !== 'loading') return undefined;
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
}
