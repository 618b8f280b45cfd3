import { useQuery } from '@tanstack/react-query';
import { Fetched } from '../../../shared/calls/fetched.tsx';
import { StatePage } from '../../../shared/pages/state-page.tsx';
import { useSession } from '../../../shared/session/use-session.ts';
import { useLanguage } from '../../../shared/words/use-language.tsx';
import { useText } from '../../../shared/words/use-text.ts';
import { ActivityCard } from '../activities/activity-card.tsx';
import { activitiesQuery, usePromotionNews } from '../use-promotions.ts';
import { Ranking } from './ranking.tsx';

const MISSIONS = ['MISSION', 'TASK'];

/** Missions and tasks with what they still ask for, and the tables in which their points count. */
export function LeaderboardPage() {
  usePromotionNews();
  const text = useText();
  const { language } = useLanguage();
  const query = useQuery(activitiesQuery(useSession()?.token, language));
  return (
    <Fetched query={query}>
      {(cards) => {
        const missions = cards.filter(({ kind }) => MISSIONS.includes(kind));
        const tables = cards.filter(({ kind }) => kind === 'TOURNAMENT');
        if (missions.length + tables.length === 0) {
          return (
            <StatePage
              isWide
              level={3}
              state="empty"
              title={text('promotions.missions.none')}
              text={text('promotions.none.text')}
            />
          );
        }
        return (
          <div className="flex flex-col gap-6">
            <ul className="grid gap-4 md:grid-cols-2">
              {missions.map((card) => (
                <ActivityCard
                  key={`${card.id}/${card.cycleKey}`}
                  card={card}
                  onShow={() => undefined}
                />
              ))}
            </ul>
            {tables.map(({ id, title }) => (
              <div key={id}>
                <h3 className="type-card mb-2" dir="auto">
                  {title}
                </h3>
                <Ranking id={id} />
              </div>
            ))}
          </div>
        );
      }}
    </Fetched>
  );
}
