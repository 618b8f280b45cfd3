import { Field, NativeSelect, NumberInput, Panel, TextInput } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { loadChunk } from '../../../shared/loading/chunk.ts';
import { CardPicture } from '../../../shared/own-games/cards/card-picture.tsx';
import { HashLine } from '../../../shared/own-games/proof/bet-outcome.tsx';
import { checkHash } from '../../../shared/own-games/proof/recompute.ts';
import { useText } from '../../../shared/words/use-text.ts';

const CARDED = ['holdem', 'niu-niu', 'thirteen-cards', 'tien-len', 'big-two', 'dou-dizhu'] as const;

/** Any deck from its seeds, for whoever has them: no account is asked for. */
export function DeckCheck() {
  const text = useText();
  const [game, setGame] = useState<string>(CARDED[0]);
  const [serverSeed, setServerSeed] = useState('');
  const [serverSeedHash, setHash] = useState('');
  const [clientSeeds, setClientSeeds] = useState('');
  const [number, setNumber] = useState('1');
  return (
    <section className="flex flex-col gap-4">
      <h2 className="type-card">{text('games.verify.deck')}</h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={text('games.verify.game')}>
          <NativeSelect
            value={game}
            onChange={({ target }) => setGame(target.value)}
            options={CARDED.map((code) => ({ value: code, label: text(`cardroom.game.${code}`) }))}
          />
        </Field>
        <Field label={text('games.verify.handNumber')}>
          <NumberInput value={number} onChange={setNumber} />
        </Field>
        <Field label={text('games.verify.serverSeed')}>
          <TextInput
            dir="ltr"
            value={serverSeed}
            onChange={({ target }) => setServerSeed(target.value.trim())}
          />
        </Field>
        <Field label={text('games.verify.hash')}>
          <TextInput
            dir="ltr"
            value={serverSeedHash}
            onChange={({ target }) => setHash(target.value.trim())}
          />
        </Field>
        <Field label={text('cardroom.seeds.all')} hint="1=abc,4=xyz" className="sm:col-span-2">
          <TextInput
            dir="ltr"
            value={clientSeeds}
            onChange={({ target }) => setClientSeeds(target.value.trim())}
          />
        </Field>
      </div>
      {serverSeed && clientSeeds && Number(number) > 0 && (
        <Deck of={{ game, serverSeed, clientSeeds, hand: Number(number) }} hash={serverSeedHash} />
      )}
    </section>
  );
}

type Of = { game: string; serverSeed: string; clientSeeds: string; hand: number };

function Deck({ of, hash }: { of: Of; hash: string }) {
  const text = useText();
  const { data: deck } = useQuery({
    queryKey: ['fairness', 'deck', of],
    queryFn: async () => {
      const { deckOfSeeds } = await loadChunk(
        () => import('../../../shared/own-games/proof/deal-again.ts'),
      );
      return deckOfSeeds(of);
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (!deck) return null;
  return (
    <Panel>
      <output aria-live="polite" className="flex flex-col gap-3">
        {hash && <HashLine check={checkHash(of.serverSeed, hash)} />}
        <p className="text-[0.8125rem] text-ink-soft">{text('cardroom.proof.deck')}</p>
        <span dir="ltr" className="flex flex-wrap gap-1">
          {deck.map((card) => (
            <CardPicture key={card} card={card} className="w-9" />
          ))}
        </span>
      </output>
    </Panel>
  );
}
