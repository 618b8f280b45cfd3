import { ChipGroup, SectionHead } from '@baize/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { Fetched } from '../../../shared/calls/fetched.tsx';
import { usePageTitle } from '../../../shared/pages/page-title.ts';
import { StatePage } from '../../../shared/pages/state-page.tsx';
import { type Promotion, useAnnouncements } from '../../../shared/service/announcements.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { PromotionCard } from './promotion-card.tsx';
import { PromotionModal } from './promotion-modal.tsx';

type PageProps = {
  /** Campaigns with one's own progress, above what is announced. */
  activities: ReactNode;
  hasActivities: boolean;
};

/** What runs now, as the house announces it: `/promotions?id=…` opens one. */
export function PromotionsPage({ activities, hasActivities }: PageProps) {
  const text = useText();
  const title = text('promotions.title');
  const { id } = useSearch({ from: '/_player/promotions' });
  const navigate = useNavigate();
  const show = (next?: string) =>
    void navigate({ to: '/promotions', search: next ? { id: next } : {}, resetScroll: false });
  usePageTitle(title);
  return (
    <>
      <SectionHead level={1} title={title} />
      {activities}
      <Fetched query={useAnnouncements()}>
        {({ promotion }) => {
          const opened = promotion.find((one) => one.id === id);
          return (
            <>
              {(promotion.length > 0 || !hasActivities) && (
                <Promotions promotions={promotion} onShow={show} />
              )}
              {opened && <PromotionModal promotion={opened} onClose={() => show()} />}
            </>
          );
        }}
      </Fetched>
    </>
  );
}

type Props = { promotions: readonly Promotion[]; onShow: (id: string) => void };

const ALL = '';

function Promotions({ promotions, onShow }: Props) {
  const text = useText();
  const [kind, setKind] = useState(ALL);
  const kinds = [...new Set(promotions.map(({ category }) => category).filter(Boolean))];
  const shown = promotions.filter(({ category }) => kind === ALL || category === kind);
  if (promotions.length === 0) {
    return (
      <StatePage
        isWide
        state="empty"
        level={2}
        title={text('promotions.none.title')}
        text={text('promotions.none.text')}
      />
    );
  }
  return (
    <>
      {kinds.length > 1 && (
        <ChipGroup
          className="mb-4"
          label={text('content.promotions.kinds')}
          value={kind}
          onChange={setKind}
          chips={[ALL, ...kinds].map((value) => ({
            value,
            label: value || text('content.promotions.all'),
          }))}
        />
      )}
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {shown.map((promotion) => (
          <PromotionCard
            key={promotion.id}
            promotion={promotion}
            onShow={() => onShow(promotion.id)}
          />
        ))}
      </ul>
    </>
  );
}
