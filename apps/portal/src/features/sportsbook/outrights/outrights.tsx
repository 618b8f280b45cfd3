import { NativeSelect, Skeleton, StatePanel } from '@baize/ui';
import { useNavigate } from '@tanstack/react-router';
import { FormFault } from '../../../shared/fields/form-fault.tsx';
import { useText } from '../../../shared/words/use-text.ts';
import { type Category, useTree } from '../lobby/use-lobby.ts';
import type { SportsSearch } from '../search.ts';
import { SeasonCard } from './season-card.tsx';
import { useOutrights } from './use-outrights.ts';

type Props = { category: Category; search: SportsSearch };

/** Who wins the seasons of a league, and who comes in among the first. */
export function Outrights({ category, search }: Props) {
  const text = useText();
  const navigate = useNavigate();
  const { data: tree } = useTree(category);
  const leagues = (tree ?? [])
    .filter(({ sport }) => !search.sport || sport === search.sport)
    .flatMap((sport) => sport.leagues);
  const league = leagues.find(({ leagueId }) => leagueId === search.league) ?? leagues[0];
  const { data, error } = useOutrights(league?.leagueId);
  if (error && !data) return <FormFault error={error} />;
  if (!league || !data) return <Skeleton className="h-96" />;
  return (
    <>
      <div className="max-w-sm">
        <NativeSelect
          aria-label={text('sportsbook.leagues')}
          value={league.leagueId}
          onChange={({ currentTarget }) =>
            void navigate({
              to: '.',
              search: { ...search, league: currentTarget.value },
              resetScroll: false,
            })
          }
          options={leagues.map(({ leagueId, name }) => ({ value: leagueId, label: name }))}
        />
      </div>
      {data.seasons.length === 0 && (
        <StatePanel title={text('sportsbook.none.outrights')} text={text('sportsbook.none.text')} />
      )}
      {data.seasons.map((season) => (
        <SeasonCard key={season.matchId} season={season} league={league} />
      ))}
    </>
  );
}
