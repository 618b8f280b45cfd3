import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { segmentNames } from '../../promotions/index.ts';
import { brandOf } from '../../system/index.ts';
import type { Content } from '../tables.ts';
import { hasKnownVariables } from './render.ts';

/** Refuses words that could not be filled in, in whichever language. */
export function refuseUnknownVariables({ words }: Content): void {
  for (const [language, said] of Object.entries(words)) {
    for (const [field, text] of Object.entries(said ?? {})) {
      if (!hasKnownVariables(text)) {
        refuse('INVALID_INPUT', { value: { [`content.words.${language}.${field}`]: 'variable' } });
      }
    }
  }
}

/** Refuses to send what nobody could read: to a segment that is gone, or without words to fall back on. */
export async function refuseIncomplete(house: House, content: Content): Promise<void> {
  const { defaultLanguage } = brandOf(house);
  const first = content.words[defaultLanguage];
  if (!first) {
    refuse('INVALID_INPUT', { value: { [`content.words.${defaultLanguage}`]: 'missing' } });
  }
  if (content.channels.includes('SMS')) {
    for (const [language, words] of Object.entries(content.words)) {
      if (words?.sms.trim()) continue;
      refuse('INVALID_INPUT', { value: { [`content.words.${language}.sms`]: 'missing' } });
    }
  }
  if (content.link !== '') {
    for (const [language, words] of Object.entries(content.words)) {
      if (words?.button.trim()) continue;
      refuse('INVALID_INPUT', { value: { [`content.words.${language}.button`]: 'missing' } });
    }
  }
  const names = await segmentNames(house.db);
  if (!names.has(content.segmentId)) {
    refuse('INVALID_INPUT', { value: { 'content.segmentId': 'unknown' } });
  }
}
