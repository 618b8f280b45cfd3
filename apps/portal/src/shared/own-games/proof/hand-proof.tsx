import type { cardroomLobby, Output } from '@baize/contract';
import { Skeleton } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { loadChunk } from '../../loading/chunk.ts';
import { useText } from '../../words/use-text.ts';
import { CardPicture } from '../cards/card-picture.tsx';
import { Verdict } from './bet-outcome.tsx';

type PastHand = Output<typeof cardroomLobby.findHand.value>;

/** A hand that is over, dealt again in this browser from what was revealed, and what came of it. */
export function HandProof({ hand }: { hand: PastHand }) {
  const text = useText();
  const { data: again } = useQuery({
    queryKey: ['cardroom', 'proof', hand.handId],
    queryFn: async () => {
      const { dealAgain } = await loadChunk(() => import('./deal-again.ts'));
      return dealAgain(hand) ?? null;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (again === undefined) return <Skeleton className="h-20" />;
  if (again === null) return null;
  const said = (isEqual: boolean, yes: string, no: string) => (
    <Verdict tone={isEqual ? 'good' : 'bad'} icon={isEqual ? <Check /> : <X />}>
      {isEqual ? yes : no}
    </Verdict>
  );
  return (
    <section className="flex flex-col gap-3">
      <h3 className="type-card">{text('cardroom.proof.title')}</h3>
      <output aria-live="polite" className="flex flex-wrap gap-2">
        {said(again.isSeedEqual, text('cardroom.proof.seed'), text('cardroom.proof.seedNot'))}
        {said(again.isPlayable, text('cardroom.proof.moves'), text('cardroom.proof.movesNot'))}
        {hand.state === 'over' &&
          said(
            again.isResultEqual,
            text('cardroom.proof.result'),
            text('cardroom.proof.resultNot'),
          )}
      </output>
      {again.deck.length > 0 && (
        <>
          <p className="text-[0.8125rem] text-ink-soft">{text('cardroom.proof.deck')}</p>
          <div
            dir="ltr"
            className="flex flex-wrap gap-1 rounded-card bg-[radial-gradient(100%_90%_at_50%_8%,#14624a,#072018)] p-3"
          >
            {again.deck.map((card) => (
              <CardPicture key={card} card={card} className="w-9" />
            ))}
          </div>
        </>
      )}
      <dl className="grid gap-x-4 gap-y-1 text-[0.8125rem] break-all sm:grid-cols-[auto_1fr]">
        <dt className="text-ink-soft">{text('games.verify.serverSeed')}</dt>
        <dd dir="ltr">{hand.proof.serverSeed}</dd>
        <dt className="text-ink-soft">{text('cardroom.seeds.all')}</dt>
        <dd dir="ltr">
          {hand.proof.clientSeeds.map(({ seat, seed }) => `${seat}=${seed}`).join(',')}
        </dd>
      </dl>
    </section>
  );
}
