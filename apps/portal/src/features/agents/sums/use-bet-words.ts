import { useCallback } from 'react';
import { type BetWords, type ListedBet, sayBet } from '../../../shared/bet-words/bet-words.ts';
import { isSportsGame } from '../../../shared/sportsbook/game-codes.ts';
import { useSlipMode, useSlipWords } from '../../../shared/sportsbook/slip-words.ts';
import { useText } from '../../../shared/words/use-text.ts';

/** What a bet of the team was on, in the reader's words, whichever game it was. */
export function useBetWords(): (bet: ListedBet) => BetWords {
  const text = useText();
  const slipWords = useSlipWords();
  const slipMode = useSlipMode();
  return useCallback(
    (bet) =>
      isSportsGame(bet.gameCode)
        ? { play: slipMode(bet.playName), content: slipWords(bet.betContent) }
        : sayBet(text, bet),
    [text, slipWords, slipMode],
  );
}
