/** What an event or a job may carry: JSON, and amounts and instants as themselves. */
export type Payload =
  | string
  | number
  | boolean
  | null
  | undefined
  | bigint
  | Date
  | readonly Payload[]
  | { readonly [name: string]: Payload };

// What JSON has no words for is told by the first sign of a text; a text that begins so by itself
// gets the sign once more. Flat, because the database reads every payload again.
const SIGN = '$';
const AMOUNT = '$n';
const INSTANT = '$t';

/** Written by hand: every bet is announced, and JSON's own way would copy each payload first. */
export function writePayload(payload: Payload): string {
  if (typeof payload === 'string') {
    return JSON.stringify(payload.startsWith(SIGN) ? SIGN + payload : payload);
  }
  if (typeof payload === 'bigint') return `"${AMOUNT}${payload}"`;
  if (payload instanceof Date) return `"${INSTANT}${payload.getTime()}"`;
  if (typeof payload !== 'object' || payload === null) return JSON.stringify(payload) ?? 'null';
  if (Array.isArray(payload)) return `[${payload.map(writePayload).join()}]`;
  return writeObject(payload as { readonly [name: string]: Payload });
}

function writeObject(payload: { readonly [name: string]: Payload }): string {
  let text = '';
  for (const name of Object.keys(payload)) {
    const part = payload[name];
    if (part !== undefined)
      text += `${text === '' ? '' : ','}${labelOf(name)}${writePayload(part)}`;
  }
  return `{${text}}`;
}

// The names of fields are few, and the same in every event of a kind.
const labels = new Map<string, string>();
const MAX_LABELS = 1_000;

function labelOf(name: string): string {
  const known = labels.get(name);
  if (known) return known;
  const label = `${JSON.stringify(name)}:`;
  if (labels.size < MAX_LABELS) labels.set(name, label);
  return label;
}

export function readPayload(text: string): unknown {
  return JSON.parse(text, (_name, value) => unwrapped(value));
}

function unwrapped(value: unknown): unknown {
  if (typeof value !== 'string' || !value.startsWith(SIGN)) return value;
  if (value.startsWith(AMOUNT)) return BigInt(value.slice(2));
  return value.startsWith(INSTANT) ? new Date(Number(value.slice(2))) : value.slice(1);
}
