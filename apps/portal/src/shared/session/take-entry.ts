const ENTRY = /[#&]entry=([\w-]{32})(?=&|$)/;

/** Takes the entry of a launched game out of the address bar, before anything else can read it there. */
export function takeEntry(): string | undefined {
  const entry = ENTRY.exec(location.hash)?.[1];
  if (entry) history.replaceState(history.state, '', location.pathname + location.search);
  return entry;
}
