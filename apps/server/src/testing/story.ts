import { minutes } from '@baize/calendar';

/** A story takes as long as the tests that it would be otherwise. */
export const STORY_MS = minutes(10);

/** One rule within a story: what fails says which rule it was. */
export async function rule(title: string, prove: () => unknown): Promise<void> {
  try {
    await prove();
  } catch (error) {
    if (error instanceof Error) error.message = `${title}\n${error.message}`;
    throw error;
  }
}
