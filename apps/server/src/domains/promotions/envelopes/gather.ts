import { isUnavailable } from '../../../platform/database.ts';
import { Refusal } from '../../../platform/refusal.ts';

type Waiting<Item, Answer> = {
  item: Item;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
};

type Settings<Item, Answer> = {
  /** Decides all of them in one transaction, and answers each. */
  decide(items: readonly Item[]): Promise<Answer[]>;
  maxPerBatch: number;
  /** Past so many that wait, a newcomer is told to come again. */
  maxWaiting: number;
};

/**
 * While one batch is decided, what comes gathers for the next: at low load a batch is one, under load
 * it grows by itself, and there is no timer. What shares a key waits in one line.
 */
export function gatherBatches<Item, Answer>({
  decide,
  maxPerBatch,
  maxWaiting,
}: Settings<Item, Answer>): (key: string, item: Item) => Promise<Answer> {
  const lines = new Map<string, Waiting<Item, Answer>[]>();

  async function drain(key: string, line: Waiting<Item, Answer>[]): Promise<void> {
    // What arrived in the same turn of the loop belongs to the first batch already.
    await new Promise((resolve) => setImmediate(resolve));
    while (line.length > 0) await decideAll(line.splice(0, maxPerBatch));
    lines.delete(key);
  }

  async function decideAll(batch: Waiting<Item, Answer>[]): Promise<void> {
    try {
      const answers = await decide(batch.map(({ item }) => item));
      for (const [n, { resolve }] of batch.entries()) resolve(answers[n]!);
    } catch (error) {
      if (isUnavailable(error)) for (const { reject } of batch) reject(new Refusal('BUSY'));
      else await decideParts(batch, error);
    }
  }

  /** One bad item fails all that stand with it: halves find it, and the others go on without it. */
  async function decideParts(batch: Waiting<Item, Answer>[], error: unknown): Promise<void> {
    if (batch.length === 1) return batch[0]!.reject(error);
    const half = Math.ceil(batch.length / 2);
    await decideAll(batch.slice(0, half));
    await decideAll(batch.slice(half));
  }

  return (key, item) =>
    new Promise((resolve, reject) => {
      const line = lines.get(key);
      if (line && line.length >= maxWaiting) reject(new Refusal('BUSY'));
      else if (line) line.push({ item, resolve, reject });
      else {
        const first = [{ item, resolve, reject }];
        lines.set(key, first);
        void drain(key, first);
      }
    });
}
