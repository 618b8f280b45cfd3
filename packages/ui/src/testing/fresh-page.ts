/** Files with a page share it one after another: each finds it empty, with nothing kept in the browser. */
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  // A busy machine is no failure: what a screen waits for may come late.
  configure({ asyncUtilTimeout: 30_000 });
  const page = window as { happyDOM?: { setURL(url: string): void } };
  page.happyDOM?.setURL('http://localhost:3000/');
  localStorage.clear();
  sessionStorage.clear();
  // What a file left standing is taken down here, not by the next one that cleans up.
  cleanup();
  document.body.replaceChildren();
}

export {};
