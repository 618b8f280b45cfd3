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

const AMOUNT = '$n';
const INSTANT = '$t';

export function writePayload(payload: Payload): string {
  return JSON.stringify(wrapped(payload));
}

/** Before JSON sees it, because JSON turns an instant into text by itself. */
function wrapped(value: Payload): unknown {
  if (typeof value === 'bigint') return { [AMOUNT]: String(value) };
  if (value instanceof Date) return { [INSTANT]: value.getTime() };
  if (Array.isArray(value)) return value.map(wrapped);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, wrapped(part)]));
}

export function readPayload(text: string): unknown {
  return JSON.parse(text, (_name, value) => unwrapped(value));
}

function unwrapped(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  if (AMOUNT in value) return BigInt(value[AMOUNT] as string);
  return INSTANT in value ? new Date(value[INSTANT] as number) : value;
}
