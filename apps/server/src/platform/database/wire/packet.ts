import { type Bytes, openBytes } from './bytes.ts';
import { parameterOf } from './parameters.ts';

/** A statement that a connection is told once, and knows by its name from then on. */
export type Named = { readonly name: string; readonly text: string };

/** Statements as the database reads them, put together in one piece of memory. */
type Packet = {
  /** One more statement; its text too where the connection does not know it yet. */
  add(statement: Named, values: readonly unknown[], isKnown: boolean): void;
  /** All that was added, and the sign at which the database answers; the next one begins empty. */
  take(): Buffer;
  /** Drops what was added. */
  drop(): void;
  /** What was taken last is still being read: the next one is put together elsewhere. */
  leave(): void;
};

const PARSE = 0x50;
const DESCRIBE = 0x44;
const STATEMENT = 0x53;
const BIND = 0x42;
const AS_TEXT = 0;
const AS_BYTES = 1;
const NO_VALUE = -1;
const LENGTH_BYTES = 4;
/** Carries out what was bound, all of it. */
const EXECUTE = Buffer.from([0x45, 0, 0, 0, 9, 0, 0, 0, 0, 0]);
const SYNC = Buffer.from([0x53, 0, 0, 0, 4]);

export function openPacket(): Packet {
  const bytes = openBytes();
  return {
    add: (statement, values, isKnown) => {
      if (!isKnown) addPrepare(bytes, statement);
      addBind(bytes, statement.name, values.map(parameterOf));
      bytes.addBytes(EXECUTE);
    },
    take: () => {
      bytes.addBytes(SYNC);
      return bytes.take();
    },
    drop: () => void bytes.take(),
    leave: bytes.leave,
  };
}

/** A message: its kind, its length, which counts itself, and what it says. */
function addMessage(bytes: Bytes, kind: number, say: () => void): void {
  bytes.addInt8(kind);
  bytes.addCounted(say, LENGTH_BYTES);
}

function addPrepare(bytes: Bytes, { name, text }: Named): void {
  addMessage(bytes, PARSE, () => {
    bytes.addName(name);
    bytes.addName(text);
    bytes.addInt16(0);
  });
  addMessage(bytes, DESCRIBE, () => {
    bytes.addInt8(STATEMENT);
    bytes.addName(name);
  });
}

type Parameter = ReturnType<typeof parameterOf>;

function addBind(bytes: Bytes, name: string, parameters: readonly Parameter[]): void {
  addMessage(bytes, BIND, () => {
    bytes.addName('');
    bytes.addName(name);
    bytes.addInt16(parameters.length);
    for (const one of parameters) bytes.addInt16(one instanceof Uint8Array ? AS_BYTES : AS_TEXT);
    bytes.addInt16(parameters.length);
    for (const one of parameters) addParameter(bytes, one);
    bytes.addInt16(1);
    bytes.addInt16(AS_TEXT);
  });
}

function addParameter(bytes: Bytes, parameter: Parameter): void {
  if (parameter === null) bytes.addInt32(NO_VALUE);
  else if (typeof parameter === 'string') bytes.addCounted(() => bytes.addText(parameter));
  else bytes.addCounted(() => bytes.addBytes(parameter));
}
