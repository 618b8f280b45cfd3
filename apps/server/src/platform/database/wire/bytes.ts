/** Memory that is written from its beginning, grows, and is written anew. */
export type Bytes = {
  addInt8(value: number): void;
  addInt16(value: number): void;
  addInt32(value: number): void;
  addText(text: string): void;
  /** A text that ends with a zero. */
  addName(text: string): void;
  addBytes(added: Uint8Array): void;
  /** What is said, behind its length; `more` is counted beside it. */
  addCounted(say: () => void, more?: number): void;
  /** All that was written; what is written next may stand in its place. */
  take(): Buffer;
  /** What was taken last is still being read: what is written next stands elsewhere. */
  leave(): void;
};

const FIRST_BYTES = 64 * 1024;
/** What one large packet took is not kept for all the small ones. */
const MAX_KEPT_BYTES = 1024 * 1024;
// In UTF-8 no character of a text takes more.
const BYTES_PER_CHARACTER = 3;
const INT32_BYTES = 4;

export function openBytes(): Bytes {
  let bytes = Buffer.allocUnsafe(FIRST_BYTES);
  let end = 0;

  /** Where the next so many bytes stand; what stands before them may move. */
  function place(count: number): number {
    const at = end;
    end += count;
    if (end <= bytes.length) return at;
    const larger = Buffer.allocUnsafe(Math.max(bytes.length * 2, end));
    bytes.copy(larger, 0, 0, at);
    bytes = larger;
    return at;
  }

  function addText(text: string): void {
    const at = place(text.length * BYTES_PER_CHARACTER);
    end = at + bytes.write(text, at);
  }

  function addInt8(value: number): void {
    const at = place(1);
    bytes[at] = value;
  }

  function addInt16(value: number): void {
    const at = place(2);
    bytes.writeInt16BE(value, at);
  }

  function addInt32(value: number): void {
    const at = place(INT32_BYTES);
    bytes.writeInt32BE(value, at);
  }

  return {
    addInt8,
    addInt16,
    addInt32,
    addText,
    addName: (text) => {
      addText(text);
      addInt8(0);
    },
    addBytes: (added) => {
      const at = place(added.length);
      bytes.set(added, at);
    },
    addCounted: (say, more = 0) => {
      const at = place(INT32_BYTES);
      say();
      bytes.writeInt32BE(end - at - INT32_BYTES + more, at);
    },
    take: () => {
      const taken = bytes.subarray(0, end);
      end = 0;
      if (bytes.length > MAX_KEPT_BYTES) bytes = Buffer.allocUnsafe(FIRST_BYTES);
      return taken;
    },
    leave: () => {
      bytes = Buffer.allocUnsafe(FIRST_BYTES);
    },
  };
}
