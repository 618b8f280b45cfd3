const ENTRY = /[#&]entry=([\w-]{32})(?=&|$)/;
const VIEW = /[#&]view=([\w-]{32})(?=&|$)/;

/** Takes the entry of a launched game out of the address bar, before anything else can read it there. */
export const takeEntry = (): string | undefined => takeOut(ENTRY);

/** The same of an operator's look at a member's pages. */
export const takeView = (): string | undefined => takeOut(VIEW);

function takeOut(pattern: RegExp): string | undefined {
  const entry = pattern.exec(location.hash)?.[1];
  if (entry) history.replaceState(history.state, '', location.pathname + location.search);
  return entry;
}
