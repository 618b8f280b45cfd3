import { sportsbookFixtures } from '@baize/contract';
import { Field, Panel, Skeleton, TextInput } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { Check, CircleHelp, X } from 'lucide-react';
import { useState } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { FormFault } from '../../../shared/fields/form-fault.tsx';
import { loadChunk } from '../../../shared/loading/chunk.ts';
import type { FairnessSearch } from '../../../shared/own-games/fairness-search.ts';
import { Verdict } from '../../../shared/own-games/proof/bet-outcome.tsx';
import type {
  MatchCheck as Checked,
  MatchProof,
} from '../../../shared/own-games/proof/virtual-match.ts';
import { useText } from '../../../shared/words/use-text.ts';

const NUMBER = /^\d{1,18}$/;

/** A virtual match, played again from the seed of its matchday. */
export function MatchCheck({ search }: { search: FairnessSearch }) {
  const text = useText();
  const [matchId, setMatchId] = useState(search.matchId ?? '');
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-soft">{text('games.verify.matchText')}</p>
      <Field label={text('games.verify.matchId')}>
        <TextInput
          dir="ltr"
          inputMode="numeric"
          value={matchId}
          onChange={({ currentTarget }) => setMatchId(currentTarget.value.trim())}
        />
      </Field>
      {NUMBER.test(matchId) && <MatchOutcome key={matchId} matchId={matchId} />}
    </div>
  );
}

function MatchOutcome({ matchId }: { matchId: string }) {
  const text = useText();
  const proof = useQuery({
    queryKey: ['fairness', 'match', matchId],
    queryFn: async ({ signal }) => {
      const [facts, { checkMatch }] = await Promise.all([
        ask(sportsbookFixtures.match, { matchId }, signal),
        loadChunk(() => import('../../../shared/own-games/proof/virtual-match.ts')),
      ]);
      return { facts, check: checkMatch(facts) };
    },
    retry: false,
  });
  if (proof.error) return <FormFault error={proof.error} />;
  if (!proof.data) return <Skeleton className="h-24" />;
  const { facts, check } = proof.data;
  if (!check) {
    return (
      <Panel>
        <Verdict tone="plain" icon={<CircleHelp />}>
          {text(facts.proof ? 'games.verify.matchOpen' : 'games.verify.matchNone')}
        </Verdict>
      </Panel>
    );
  }
  return <Shown facts={facts} check={check} />;
}

function Shown({ facts, check }: { facts: MatchProof; check: Checked }) {
  const text = useText();
  const { home, away } = facts.match;
  const { isOfChain, isSame } = check;
  const seeds = [
    [text('games.verify.serverSeed'), facts.proof?.hash],
    [text('games.verify.salt'), facts.proof?.salt],
    [text('games.verify.nonce'), facts.proof?.nonce],
  ] as const;
  return (
    <Panel>
      <output aria-live="polite" className="flex flex-col gap-3">
        <Verdict tone={isOfChain ? 'good' : 'bad'} icon={isOfChain ? <Check /> : <X />}>
          {text(isOfChain ? 'games.verify.chainEqual' : 'games.verify.chainDiffers')}
        </Verdict>
        <Verdict tone={isSame ? 'good' : 'bad'} icon={isSame ? <Check /> : <X />}>
          {isSame
            ? text('games.verify.matchEqual', { count: check.events })
            : text('games.verify.matchDiffers')}
        </Verdict>
        <p className="flex flex-wrap items-baseline gap-3">
          <bdi>{home.name}</bdi>
          <b dir="ltr" className="num font-display text-4xl">
            {check.home}–{check.away}
          </b>
          <bdi>{away.name}</bdi>
        </p>
      </output>
      <dl className="mt-4 flex flex-col gap-2 text-[0.8125rem]">
        {seeds.map(([label, value]) => (
          <div key={label}>
            <dt className="text-ink-soft">{label}</dt>
            <dd dir="ltr" className="num wrap-anywhere">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
