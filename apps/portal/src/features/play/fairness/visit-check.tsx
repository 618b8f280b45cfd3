import { fish } from '@baize/contract';
import { Field, NativeSelect, Panel, Skeleton } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { Check, CircleHelp, X } from 'lucide-react';
import { useState } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { FormFault } from '../../../shared/fields/form-fault.tsx';
import type { FairnessSearch } from '../../../shared/own-games/fairness-search.ts';
import { HashLine, Verdict } from '../../../shared/own-games/proof/bet-outcome.tsx';
import { checkVisit, type VisitProof } from '../../../shared/own-games/proof/fish-visit.ts';
import { checkHash } from '../../../shared/own-games/proof/recompute.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { useTimes } from '../../../shared/times/use-times.ts';
import { useText } from '../../../shared/words/use-text.ts';

/** A whole visit to a sea, bullet by bullet. */
export function VisitCheck({ search }: { search: FairnessSearch }) {
  const text = useText();
  const session = useSession();
  const { dateAndTime } = useTimes();
  const [chosen, setChosen] = useState(search.visitId ?? '');
  const visits = useQuery({
    queryKey: ['fairness', 'visits', session?.token],
    queryFn: ({ signal }) => ask(fish.listVisits, { page: 1, size: 50 }, signal),
    enabled: session !== null,
  });
  const list = visits.data?.list ?? [];
  const visitId = chosen || list[0]?.visitId;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-soft">{text('games.verify.visitText')}</p>
      {visits.error && <FormFault error={visits.error} />}
      {!session && <p>{text('games.verify.visitSignIn')}</p>}
      {visits.data && list.length === 0 && !chosen && <p>{text('games.verify.visitNone')}</p>}
      {visitId && list.length > 0 && (
        <Field label={text('games.verify.visit')}>
          <NativeSelect
            value={visitId}
            onChange={({ target }) => setChosen(target.value)}
            options={list.map((visit) => ({
              value: visit.visitId,
              label: `${visit.visitId} · ${dateAndTime(visit.satAt)}`,
            }))}
          />
        </Field>
      )}
      {session && visitId && <VisitOutcome key={visitId} visitId={visitId} />}
    </div>
  );
}

function VisitOutcome({ visitId }: { visitId: string }) {
  const text = useText();
  const proof = useQuery({
    queryKey: ['fairness', 'visit', visitId],
    queryFn: ({ signal }) => readProof(visitId, signal),
    retry: false,
  });
  if (proof.error) return <FormFault error={proof.error} />;
  if (!proof.data) return <Skeleton className="h-24" />;
  const { serverSeed, clientSeed, serverSeedHash } = proof.data.visit;
  if (serverSeed === null) {
    return (
      <Panel>
        <Verdict tone="plain" icon={<CircleHelp />}>
          {text('games.verify.visitOpen')}
        </Verdict>
      </Panel>
    );
  }
  const { bullets, differing } = checkVisit(proof.data);
  return (
    <Panel>
      <output aria-live="polite" className="flex flex-col gap-3">
        <HashLine check={checkHash(serverSeed, serverSeedHash)} />
        <Verdict tone={differing === 0 ? 'good' : 'bad'} icon={differing === 0 ? <Check /> : <X />}>
          {differing === 0
            ? text('games.verify.visitEqual', { count: bullets })
            : text('games.verify.visitDiffers', { count: differing })}
        </Verdict>
      </output>
      <dl className="mt-4 flex flex-col gap-2 text-[0.8125rem]">
        <dt className="text-ink-soft">{text('games.verify.serverSeed')}</dt>
        <dd dir="ltr" className="num wrap-anywhere">
          {serverSeed}
        </dd>
        <dt className="text-ink-soft">{text('games.verify.clientSeed')}</dt>
        <dd dir="ltr" className="num wrap-anywhere">
          {clientSeed}
        </dd>
      </dl>
    </Panel>
  );
}

/** All pages of a visit, one after another. */
async function readProof(visitId: string, signal: AbortSignal): Promise<VisitProof> {
  const first = await ask(fish.proveVisit, { visitId }, signal);
  const magazines = [...first.magazines];
  for (let { after } = first; after !== null; ) {
    const more: VisitProof = await ask(fish.proveVisit, { visitId, after }, signal);
    magazines.push(...more.magazines);
    after = more.after;
  }
  return { ...first, magazines };
}
