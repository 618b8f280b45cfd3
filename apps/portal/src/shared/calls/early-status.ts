/** The boot script asks for the status while the application is still on its way. */
type Early = { baizeStatus?: Promise<Response> | undefined };

export function askEarly(path: string, language: string): void {
  const asked = fetch(path, { headers: { language } });
  // Whoever takes the answer hears of the failure; until then it is nobody's error.
  asked.catch(() => undefined);
  (globalThis as Early).baizeStatus = asked;
}

/** Can be taken once: every later status is asked for anew. */
export function takeEarly(): Promise<Response> | undefined {
  const early = (globalThis as Early).baizeStatus;
  (globalThis as Early).baizeStatus = undefined;
  return early;
}
