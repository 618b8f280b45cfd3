import { cardroomLobby } from '@baize/contract';
import { Field, NativeSelect, Panel, Skeleton } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { FormFault } from '../../../shared/fields/form-fault.tsx';
import type { FairnessSearch } from '../../../shared/own-games/fairness-search.ts';
import { HandProof } from '../../../shared/own-games/proof/hand-proof.tsx';
import { useSession } from '../../../shared/session/use-session.ts';
import { useTimes } from '../../../shared/times/use-times.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { DeckCheck } from './deck-check.tsx';

const SHOWN = 50;

/** A hand of the card room: one of the caller's own with every move, or any deck from its seeds. */
export function HandCheck({ search }: { search: FairnessSearch }) {
  const text = useText();
  const session = useSession();
  const { dateAndTime } = useTimes();
  const [chosen, setChosen] = useState(search.handId ?? '');
  const hands = useQuery({
    queryKey: ['fairness', 'hands', session?.token],
    queryFn: ({ signal }) =>
      ask(
        cardroomLobby.listHands,
        { game: '', tableId: undefined, before: undefined, size: SHOWN },
        signal,
      ),
    enabled: session !== null,
  });
  const list = hands.data?.list ?? [];
  const handId = chosen || list[0]?.handId;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-soft">{text('games.verify.handText')}</p>
      {hands.error && <FormFault error={hands.error} />}
      {!session && <p>{text('games.verify.handSignIn')}</p>}
      {hands.data && list.length === 0 && !chosen && <p>{text('games.verify.handNone')}</p>}
      {handId && list.length > 0 && (
        <Field label={text('games.verify.handOwn')}>
          <NativeSelect
            value={handId}
            onChange={({ target }) => setChosen(target.value)}
            options={list.map((hand) => ({
              value: hand.handId,
              label: `${text(`cardroom.game.${hand.game}`)} · ${hand.handId} · ${dateAndTime(hand.endedAt)}`,
            }))}
          />
        </Field>
      )}
      {session && handId && <OwnHand key={handId} handId={handId} />}
      <DeckCheck />
    </div>
  );
}

function OwnHand({ handId }: { handId: string }) {
  const hand = useQuery({
    queryKey: ['cardroom', 'hand', handId],
    queryFn: ({ signal }) => ask(cardroomLobby.findHand, { handId }, signal),
    retry: false,
  });
  if (hand.error) return <FormFault error={hand.error} />;
  if (!hand.data) return <Skeleton className="h-32" />;
  return (
    <Panel>
      <HandProof hand={hand.data} />
    </Panel>
  );
}
