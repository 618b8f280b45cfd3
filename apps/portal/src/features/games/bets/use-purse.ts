import { identitySignIn } from '@baize/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { useErrorWords } from '../../../shared/calls/use-error-words.ts';
import { notices } from '../../../shared/pages/notice.ts';
import { overlay } from '../../../shared/pages/overlay.ts';
import { kindOfType } from '../../../shared/session/member.ts';
import { session } from '../../../shared/session/session.ts';
import { useSession } from '../../../shared/session/use-session.ts';

/**
 * Whose money is at stake. Only a guest plays with play money: a member who came for it is told so,
 * and must say that they mean their own before anything can be bought.
 */
export function usePurse(wantsFun: boolean) {
  const current = useSession();
  const cache = useQueryClient();
  const words = useErrorWords();
  const [isRealMeant, setRealMeant] = useState(false);
  const isMember = current !== null && current.kind !== 'trial';
  const needsWord = wantsFun && isMember && !isRealMeant;

  const letIn = useCallback(async () => {
    if (!wantsFun) return overlay.open('login');
    try {
      const { token, customerType } = await ask(identitySignIn.freePlay, {});
      cache.removeQueries({ queryKey: ['balance'] });
      session.begin({ token, kind: kindOfType(customerType) });
    } catch (error) {
      notices.tell({ tone: 'bad', title: words(error) });
    }
  }, [wantsFun, cache, words]);

  return {
    isFun: current?.kind === 'trial' || (current === null && wantsFun),
    isIn: current !== null,
    needsWord,
    meanReal: useCallback(() => setRealMeant(true), []),
    letIn,
  };
}

export type Purse = ReturnType<typeof usePurse>;
