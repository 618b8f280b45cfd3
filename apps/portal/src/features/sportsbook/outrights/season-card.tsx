import { Fragment, useMemo } from 'react';
import { useNames } from '../../../shared/sportsbook/names.ts';
import { useTimes } from '../../../shared/times/use-times.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { Crest } from '../drawings/crest.tsx';
import type { Tree } from '../lobby/use-lobby.ts';
import { OddsButton } from '../prices/odds-button.tsx';
import type { LegAbout } from '../slip/slip.ts';
import { type Season, seasonMarkets } from './use-outrights.ts';

type League = Tree[number]['leagues'][number];
type Props = { season: Season; league: League };

/** A season: every team with what its win and its places cost, the likeliest first. */
export function SeasonCard({ season, league }: Props) {
  const text = useText();
  const { marketName } = useNames();
  const { dateAndTime } = useTimes();
  const sides = { home: '', away: '' };
  const winner = season.markets.find(({ key }) => key === seasonMarkets[0]);
  const oddsOf = (code: string) =>
    winner?.selections.find((one) => one.code === code)?.odds ?? Number.POSITIVE_INFINITY;
  const runners = season.runners.toSorted((a, b) => oddsOf(a.code) - oddsOf(b.code));
  return (
    <section className="overflow-clip rounded-card border bg-table">
      <header className="flex flex-wrap items-baseline gap-x-3 border-b px-4 py-3">
        <h2 className="font-semibold">
          <bdi>
            {season.contest ??
              text('sportsbook.season', { league: league.name, season: season.season })}
          </bdi>
        </h2>
        <p className="text-xs text-ink-soft">
          {season.contest === null
            ? text('sportsbook.seasonDays', { played: season.playedDays, days: season.days })
            : dateAndTime(season.startsAt)}
          {season.eachWay && ` · ${text('sportsbook.eachWayTerms', season.eachWay)}`}
        </p>
        {season.isSuspended && season.contest === null && (
          <p role="status" className="w-full text-xs text-brass-text">
            {text('sportsbook.seasonRests')}
          </p>
        )}
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)_repeat(3,3.75rem)] md:grid-cols-[minmax(0,1fr)_repeat(3,7rem)] items-center gap-1 p-3">
        <span />
        {seasonMarkets.map((key) => (
          <span key={key} className="text-center text-xs text-ink-soft">
            {marketName(key, sides)}
          </span>
        ))}
        {runners.map((runner) => (
          <RunnerRow key={runner.code} runner={runner} season={season} league={league} />
        ))}
      </div>
    </section>
  );
}

type RowProps = Props & { runner: Season['runners'][number] };

function RunnerRow({ runner, season, league }: RowProps) {
  const { marketName } = useNames();
  const { code, team } = runner;
  const { matchId, startsAt } = season;
  const about = useMemo(
    (): LegAbout => ({
      matchId,
      sport: league.sport,
      home: league.name,
      away: season.contest ?? '',
      leagueName: league.name,
      startsAt,
      runner: team.name,
      ...(season.contest === null && { season: season.season }),
    }),
    [matchId, startsAt, season.season, season.contest, league.sport, league.name, team.name],
  );
  return (
    <Fragment>
      <span className="flex min-w-0 items-center gap-2 pe-1 text-[0.8125rem] font-medium">
        <Crest crest={team.crest} name={team.name} className="size-6 shrink-0" />
        <bdi className="truncate">{team.name}</bdi>
      </span>
      {seasonMarkets.map((market) => (
        <OddsButton
          key={market}
          matchId={matchId}
          market={market}
          selection={code}
          label=""
          spoken={`${team.name}, ${marketName(market, { home: '', away: '' })}`}
          about={about}
          className="h-10! justify-center!"
        />
      ))}
    </Fragment>
  );
}
