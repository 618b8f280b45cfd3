import { Field, NumberInput, Panel, TextInput } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { loadChunk } from '../../shared/chunk.ts';
import type { FairnessSearch } from '../../shared/fairness-search.ts';
import { useText } from '../../shared/use-text.ts';
import { Verdict } from './bet-outcome.tsx';

const LINK = /^[0-9a-f]{64}$/;
const FARTHEST = 100_000;

/** A round that all players shared: its link decides it, and leads back to one published before. */
export function RoundCheck({ search }: { search: FairnessSearch }) {
  const text = useText();
  const [link, setLink] = useState(search.link ?? '');
  const [salt, setSalt] = useState(search.salt ?? '');
  const [round, setRound] = useState(String(search.round ?? ''));
  const [known, setKnown] = useState(search.knownLink ?? '');
  const [knownRound, setKnownRound] = useState('0');
  const chain = useQuery({
    queryKey: ['fairness', 'chain'],
    queryFn: () => loadChunk(() => import('./crash-round.ts')),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isLink = LINK.test(link);
  const distance = Number(round) - Number(knownRound);
  const isChainGiven = LINK.test(known) && distance >= 0 && distance <= FARTHEST && round !== '';
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-soft">{text('games.verify.roundText')}</p>
      <Field label={text('games.verify.link')}>
        <TextInput
          dir="ltr"
          value={link}
          onChange={({ target }) => setLink(target.value.trim().toLowerCase())}
        />
      </Field>
      <div className="grid gap-4 md:grid-cols-2">
        <Field label={text('games.verify.salt')}>
          <TextInput dir="ltr" value={salt} onChange={({ target }) => setSalt(target.value)} />
        </Field>
        <Field label={text('games.verify.roundNumber')}>
          <NumberInput value={round} onChange={setRound} />
        </Field>
        <Field label={text('games.verify.knownLink')}>
          <TextInput
            dir="ltr"
            value={known}
            onChange={({ target }) => setKnown(target.value.trim().toLowerCase())}
          />
        </Field>
        <Field label={text('games.verify.knownRound')}>
          <NumberInput value={knownRound} onChange={setKnownRound} />
        </Field>
      </div>
      {isLink && chain.data && (
        <Panel>
          <output aria-live="polite" className="flex flex-col gap-4">
            {isChainGiven && (
              <ChainVerdict
                isOfChain={chain.data.isOfChain(
                  { round: Number(round), link },
                  { round: Number(knownRound), link: known },
                )}
              />
            )}
            <p className="flex items-baseline gap-3">
              <span className="text-ink-soft">{text('games.verify.crashedAt')}</span>
              <b className="num font-display text-4xl">
                {(chain.data.crashPoint(link, salt) / 100).toFixed(2)}×
              </b>
            </p>
          </output>
        </Panel>
      )}
    </div>
  );
}

function ChainVerdict({ isOfChain }: { isOfChain: boolean }) {
  const text = useText();
  return (
    <Verdict tone={isOfChain ? 'good' : 'bad'} icon={isOfChain ? <Check /> : <X />}>
      {text(isOfChain ? 'games.verify.chainEqual' : 'games.verify.chainDiffers')}
    </Verdict>
  );
}
