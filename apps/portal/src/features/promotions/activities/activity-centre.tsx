import { ChipGroup, LoadingRegion, Panel, Skeleton } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Fetched } from '../../../shared/calls/fetched.tsx';
import { useSession } from '../../../shared/session/use-session.ts';
import { useLanguage } from '../../../shared/words/use-language.tsx';
import { useText } from '../../../shared/words/use-text.ts';
import { PacketModal } from '../packets/packet-modal.tsx';
import { PacketPanel } from '../packets/packet-panel.tsx';
import { CodeForm } from '../rewards/code-form.tsx';
import { SignInStrips } from '../sign-in/sign-in-strip.tsx';
import { activitiesQuery, type Card, stripsQuery, usePromotionNews } from '../use-promotions.ts';
import { ActivityCard } from './activity-card.tsx';
import { ActivityModal } from './activity-modal.tsx';

const FILTERS = {
  ALL: () => true,
  NOW: ({ state }: Card) => ['JOIN', 'JOINED', 'PROCESS', 'APPLYING'].includes(state),
  CLAIM: ({ state }: Card) => state === 'CLAIM',
  SOON: ({ state }: Card) => state === 'COMING_SOON',
  DONE: ({ state }: Card) => ['CLAIMED', 'ISSUED', 'REJECTED', 'CLOSE'].includes(state),
} satisfies Record<string, (card: Card) => boolean>;

type Filter = keyof typeof FILTERS;
type Props = {
  opened: string | undefined;
  /** The code of a red packet that somebody sent. */
  packet: string | undefined;
  onShow: (id?: string) => void;
};

/** Campaigns with one's own progress; nothing at all where none runs. */
export function ActivityCentre({ opened, packet, onShow }: Props) {
  usePromotionNews();
  const { language } = useLanguage();
  const session = useSession();
  const query = useQuery(activitiesQuery(session?.token, language));
  const isMember = session?.kind === 'member' || session?.kind === 'agent';
  const strips = useQuery({ ...stripsQuery(language), enabled: isMember });
  // One after another, each would push away what stands below it.
  if (query.isLoading || strips.isLoading) return coming;
  return (
    <>
      {isMember && <SignInStrips />}
      <Fetched query={query}>
        {(cards) => (
          <Cards cards={cards.filter(({ kind }) => kind !== 'SIGN_IN')} onShow={onShow} />
        )}
      </Fetched>
      {isMember && (
        <Panel className="mb-8">
          <CodeForm />
        </Panel>
      )}
      {isMember && <PacketPanel />}
      {packet && <PacketModal code={packet} onClose={() => onShow()} />}
      {opened && <ActivityModal id={opened} onClose={() => onShow()} />}
    </>
  );
}

/** As high as the window, so that nothing in sight is moved by what comes. */
const coming = (
  <LoadingRegion className="grid min-h-dvh content-start gap-4 md:grid-cols-2 xl:grid-cols-3">
    <Skeleton className="h-72" />
    <Skeleton className="h-72" />
    <Skeleton className="h-72 md:max-xl:hidden" />
  </LoadingRegion>
);

function Cards({ cards, onShow }: { cards: readonly Card[]; onShow: Props['onShow'] }) {
  const text = useText();
  const [filter, setFilter] = useState<Filter>('ALL');
  if (cards.length === 0) return null;
  const filters = (Object.keys(FILTERS) as Filter[]).filter(
    (one) => one === 'ALL' || cards.some(FILTERS[one]),
  );
  return (
    <section aria-label={text('promotions.activities')} className="mb-8">
      {filters.length > 2 && (
        <ChipGroup
          className="mb-4"
          label={text('promotions.filter')}
          value={filter}
          onChange={setFilter}
          chips={filters.map((value) => ({ value, label: text(`promotions.filter.${value}`) }))}
        />
      )}
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {cards.filter(FILTERS[filter]).map((card) => (
          <ActivityCard
            key={`${card.id}/${card.cycleKey}`}
            card={card}
            onShow={() => onShow(card.id)}
          />
        ))}
      </ul>
    </section>
  );
}
