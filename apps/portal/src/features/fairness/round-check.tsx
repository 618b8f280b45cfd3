import { Panel } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { loadChunk } from '../../shared/loading/chunk.ts';
import type { FairnessSearch } from '../../shared/own-games/fairness-search.ts';
import { Verdict } from '../../shared/own-games/proof/bet-outcome.tsx';
import { useText } from '../../shared/words/use-text.ts';
import { type RoundFields, RoundFieldsForm } from './round-fields.tsx';

type Rounds = typeof import('../../shared/own-games/proof/shared-round.ts');

const LINK = /^[0-9a-f]{64}$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const FARTHEST = 100_000;

/** A round that all players shared: its link decides it, and leads back to one published before. */
export function RoundCheck({ search }: { search: FairnessSearch }) {
  const text = useText();
  const [fields, setFields] = useState(() => firstFields(search));
  const rounds = useQuery({
    queryKey: ['fairness', 'rounds'],
    queryFn: () => loadChunk(() => import('../../shared/own-games/proof/shared-round.ts')),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-soft">{text('games.verify.sharedText')}</p>
      <RoundFieldsForm
        fields={fields}
        kinds={rounds.data?.sharedKinds ?? [fields.kind]}
        hasDay={rounds.data?.needsDay(fields.kind) ?? false}
        onChange={setFields}
      />
      {rounds.data && <RoundOutcome fields={fields} rounds={rounds.data} />}
    </div>
  );
}

function firstFields(search: FairnessSearch): RoundFields {
  return {
    kind: search.game ?? 'crash',
    link: search.link ?? '',
    salt: search.salt ?? '',
    round: String(search.round ?? ''),
    drawnOn: search.drawnOn ?? '',
    known: search.knownLink ?? '',
    knownRound: '0',
  };
}

/** Nothing is said before enough is given. */
function RoundOutcome({ fields, rounds }: { fields: RoundFields; rounds: Rounds }) {
  const text = useText();
  const { kind, link, salt, known, drawnOn } = fields;
  const isCrash = kind === 'crash';
  const [round, knownRound] = [Number(fields.round), Number(fields.knownRound)];
  const isGiven = isCrash || (fields.round !== '' && (!rounds.needsDay(kind) || DAY.test(drawnOn)));
  if (!LINK.test(link) || !isGiven || !rounds.sharedKinds.includes(kind)) return null;
  const distance = round - knownRound;
  const isChainGiven =
    LINK.test(known) && distance >= 0 && distance <= FARTHEST && fields.round !== '';
  return (
    <Panel>
      <output aria-live="polite" className="flex flex-col gap-4">
        {isChainGiven && (
          <ChainVerdict
            isOfChain={rounds.isOfChain({ round, link }, { round: knownRound, link: known })}
          />
        )}
        <p className="flex flex-wrap items-baseline gap-3">
          <span className="text-ink-soft">
            {text(isCrash ? 'games.verify.crashedAt' : 'games.verify.drawn')}
          </span>
          <b dir="ltr" className="num font-display text-4xl wrap-anywhere">
            {rounds.outcomeOf(kind, { link, salt, round, drawnOn })}
          </b>
        </p>
      </output>
    </Panel>
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
