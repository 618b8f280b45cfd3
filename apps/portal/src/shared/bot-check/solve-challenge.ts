import type { identityCodes, Output } from '@baize/contract';

export type BotChallenge = Output<typeof identityCodes.botChallenge.value>;

/** Finds the number behind a challenge, in a thread of its own so that the page stays quick. */
export async function solveChallenge(challenge: BotChallenge): Promise<string | undefined> {
  const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
  try {
    const number = await new Promise<number | null>((resolve, reject) => {
      worker.onmessage = ({ data }) => resolve(data as number | null);
      worker.onerror = reject;
      worker.postMessage(challenge);
    });
    return number === null ? undefined : answerOf(challenge, number);
  } finally {
    worker.terminate();
  }
}

/** The answer in the form of the check's own widget: base64 of the challenge with its number. */
export function answerOf(challenge: BotChallenge, number: number): string {
  const { algorithm, challenge: sum, salt, signature } = challenge;
  return btoa(JSON.stringify({ algorithm, challenge: sum, number, salt, signature }));
}
