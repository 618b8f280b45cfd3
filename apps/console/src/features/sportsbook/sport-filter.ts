import { sportsbookParts } from '@baize/contract';
import { choiceFilter } from '../../shared/list/filters.tsx';
import type { WordId } from '../../shared/words.ts';

export const sportFilter = (any: WordId) =>
  choiceFilter({
    key: 'kind',
    label: 'console.sports.sport',
    values: sportsbookParts.sports,
    any,
    word: (sport) => `console.sports.sport.${sport}` as const,
    read: (sport) => ({ sport }),
  });
