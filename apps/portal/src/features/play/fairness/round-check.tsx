import { live } from '@baize/contract';
import { cx, Panel } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { loadChunk } from '../../../shared/loading/chunk.ts';
import type { FairnessSearch } from '../../../shared/own-games/fairness-search.ts';
import { Verdict } from '../../../shared/own-games/proof/bet-outcome.tsx';
import { useSession } from '../../../shared/session/use-session.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { type RoundFields, RoundFieldsForm } from './round-fields.tsx';

type Rounds = typeof import('../../../shared/own-games/proof/shared-round.ts');

const LINK = /^[0-9a-f]{64}$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const FARTHEST = 100_000;

/** A round that all players shared: its link decides it, and leads back to one published before. */
export function RoundCheck({ search }: { search: FairnessSearch }) {
  const text = useText();
  const [fields, setFields] = useState(() => firstFields(search));
  const rounds = useQuery({
    queryKey: ['fairness', 'rounds'],
    queryFn: () => loadChunk(() => import('../../../shared/own-games/proof/shared-round.ts')),
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
      {rounds.data && <RoundOutcome fields={fields} rounds={rounds.data} betId={search.betId} />}
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

type OutcomeProps = { fields: RoundFields; rounds: Rounds; betId: string | undefined };

/** A whole shoe is read, a single outcome is seen. */
const LONG = 24;

/** Nothing is said before enough is given. */
function RoundOutcome({ fields, rounds, betId }: OutcomeProps) {
  const text = useText();
  const { kind, link, salt, known, drawnOn } = fields;
  const isCrash = kind === 'crash';
  const [round, knownRound] = [Number(fields.round), Number(fields.knownRound)];
  const isGiven = isCrash || (fields.round !== '' && (!rounds.needsDay(kind) || DAY.test(drawnOn)));
  if (!LINK.test(link) || !isGiven || !rounds.sharedKinds.includes(kind)) return null;
  const distance = round - knownRound;
  const isChainGiven =
    LINK.test(known) && distance >= 0 && distance <= FARTHEST && fields.round !== '';
  const outcome = rounds.outcomeOf(kind, { link, salt, round, drawnOn });
  return (
    <Panel>
      <output aria-live="polite" className="flex flex-col gap-4">
        {betId && <RecordVerdict betId={betId} fields={fields} rounds={rounds} />}
        {isChainGiven && (
          <ChainVerdict
            isOfChain={rounds.isOfChain({ round, link }, { round: knownRound, link: known })}
          />
        )}
        <p className="flex flex-wrap items-baseline gap-3">
          <span className="text-ink-soft">
            {text(isCrash ? 'games.verify.crashedAt' : 'games.verify.drawn')}
          </span>
          <b
            dir="ltr"
            className={cx(
              'num wrap-anywhere',
              outcome.length > LONG ? 'text-sm/6 font-medium' : 'font-display text-4xl',
            )}
          >
            {outcome}
          </b>
        </p>
      </output>
    </Panel>
  );
}

type RecordProps = { betId: string; fields: RoundFields; rounds: Rounds };

/** Of a bet at a table: whether its record shows what the link comes to. */
function RecordVerdict({ betId, fields: { kind, link, salt, round }, rounds }: RecordProps) {
  const text = useText();
  const session = useSession();
  const { data: bet } = useQuery({
    queryKey: ['records', 'table-bet', betId],
    queryFn: ({ signal }) => ask(live.findBet, { betId }, signal),
    enabled: session !== null && rounds.isTable(kind),
    retry: false,
  });
  if (!bet?.round?.result) return null;
  const isSame = rounds.isAsRecorded(kind, { link, salt, round: Number(round) }, bet.round);
  return (
    <Verdict tone={isSame ? 'good' : 'bad'} icon={isSame ? <Check /> : <X />}>
      {text(isSame ? 'games.verify.recordEqual' : 'games.verify.recordDiffers', {
        round: bet.round.number,
      })}
    </Verdict>
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
