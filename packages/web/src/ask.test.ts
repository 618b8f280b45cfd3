import { type Output, sportsbookFixturesOperator } from '@baize/contract';
import { expect, test } from 'vitest';
import { createAsk } from './ask.ts';

const { listMatches } = sportsbookFixturesOperator;
type Input = Partial<Output<typeof listMatches.input>>;

test('what has a default may be left out, and is not sent', async () => {
  const asked: string[] = [];
  const ask = createAsk(async (path) => {
    asked.push(path);
    return { list: [], page: 1, totalPages: 0, totalCount: 0 };
  });
  const inputs: Input[] = [{}, { words: 'x', withBets: true, page: 2 }, { phase: 'live', page: 1 }];
  for (const input of inputs) await ask(listMatches, input as Output<typeof listMatches.input>);
  expect(asked).toEqual([
    '/ops/sportsbook/matches',
    '/ops/sportsbook/matches?words=x&withBets=true&page=2',
    '/ops/sportsbook/matches?phase=live&page=1',
  ]);
});
