import { insightVisits } from '@baize/contract';
import { ask } from '../calls/api.ts';

export async function tellVisit(words: { source: string; campaign: string }): Promise<void> {
  await ask(insightVisits.countVisit, words);
}
