import { catalogues, type Messages } from 'virtual:words';

type Load = () => Promise<{ messages: Partial<Messages> }>;
/** One domain's words, by the language's tag. */
type Later = Record<string, Load>;

const later = new Map<string, Later>();
let spoken: { tag: string; messages: Messages } | undefined;
let changing: Promise<unknown> = Promise.resolve();

/** The words of the first view, and of every domain that was needed so far. */
export function readWords(tag: string): Promise<Messages> {
  const reading = read(tag in catalogues ? tag : 'en');
  changing = reading.catch(() => undefined);
  return reading;
}

async function read(tag: string): Promise<Messages> {
  const { messages } = await catalogues[tag]!();
  const all = { ...messages };
  const done = new Set<string>();
  // A domain that was asked for meanwhile is read in another round.
  while (done.size < later.size) {
    const open = [...later].filter(([domain]) => !done.has(domain));
    const parts = await Promise.all(open.map(async ([, files]) => files[tag]?.()));
    for (const part of parts) Object.assign(all, part?.messages);
    for (const [domain] of open) done.add(domain);
  }
  spoken = { tag, messages: all };
  return all;
}

/**
 * Called by the modules that say a domain's words, before they run: the build adds the call.
 * @public
 */
export async function needWords(domain: string, files: Later): Promise<void> {
  if (import.meta.env.SSR || later.has(domain)) return;
  later.set(domain, files);
  await changing;
  const { tag, messages } = spoken ?? {};
  const { messages: more } = (await files[tag ?? document.documentElement.lang]?.()) ?? {};
  // The words are looked up when they are said, so those already on the page need not be drawn again.
  if (messages) Object.assign(messages, more);
}
