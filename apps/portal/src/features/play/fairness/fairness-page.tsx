import { SectionHead, Tabs } from '@baize/ui';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { FairnessSearch } from '../../../shared/own-games/fairness-search.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { DrawCheck } from './draw-check.tsx';
import { HandCheck } from './hand-check.tsx';
import { ListCheck } from './list-check.tsx';
import { MatchCheck } from './match-check.tsx';
import { OneBetCheck } from './one-bet-check.tsx';
import { PacketCheck } from './packet-check.tsx';
import { RoundCheck } from './round-check.tsx';
import { VisitCheck } from './visit-check.tsx';

type Way = 'bet' | 'list' | 'round' | 'visit' | 'hand' | 'match' | 'draw' | 'packet';

/** Recomputes any bet of ours in this browser, from its seeds alone. */
export function FairnessPage() {
  const text = useText();
  const search: FairnessSearch = useSearch({ strict: false });
  const [way, setWay] = useState<Way>(firstWay(search));
  return (
    <div className="mx-auto max-w-[60rem] pb-16">
      <SectionHead level={1} title={text('games.verify.title')} />
      <p className="mb-6 max-w-[46rem] text-ink-soft">{text('games.verify.text')}</p>
      <Tabs<Way>
        label={text('games.verify.title')}
        value={way}
        onChange={setWay}
        tabs={[
          { value: 'bet', label: text('games.verify.oneBet') },
          { value: 'list', label: text('games.verify.list') },
          { value: 'round', label: text('games.verify.round') },
          { value: 'visit', label: text('games.verify.visit') },
          { value: 'hand', label: text('games.verify.hand') },
          { value: 'match', label: text('games.verify.match') },
          { value: 'draw', label: text('games.verify.draw') },
          { value: 'packet', label: text('games.verify.packet') },
        ]}
      >
        {way === 'bet' && <OneBetCheck key={search.betId} search={search} />}
        {way === 'list' && <ListCheck search={search} />}
        {way === 'round' && <RoundCheck search={search} />}
        {way === 'visit' && <VisitCheck key={search.visitId} search={search} />}
        {way === 'hand' && <HandCheck key={search.handId} search={search} />}
        {way === 'match' && <MatchCheck key={search.matchId} search={search} />}
        {way === 'draw' && <DrawCheck search={search} />}
        {way === 'packet' && <PacketCheck search={search} />}
      </Tabs>
    </div>
  );
}

function firstWay(search: FairnessSearch): Way {
  const { link, visitId, handId, matchId, weights, parts } = search;
  if (parts) return 'packet';
  if (matchId) return 'match';
  if (weights) return 'draw';
  if (visitId) return 'visit';
  if (handId) return 'hand';
  return link ? 'round' : 'bet';
}
