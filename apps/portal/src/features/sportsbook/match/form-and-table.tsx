import { minutes } from '@baize/calendar';
import { sportsbookFixtures } from '@baize/contract';
import { cx, EmptyLine, Skeleton } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../../shared/calls/api.ts';
import { useLanguage } from '../../../shared/words/use-language.tsx';
import { useText } from '../../../shared/words/use-text.ts';
import { Crest } from '../drawings/crest.tsx';
import type { MatchFacts } from './use-match.ts';

type Form = MatchFacts['form']['home'];

/** How both sides did lately, how they did against each other, and where that leaves them. */
export function FormAndTable({ facts }: { facts: MatchFacts }) {
  const text = useText();
  const { match, form, headToHead } = facts;
  return (
    <div className="grid gap-6">
      <section className="grid gap-4 md:grid-cols-2">
        <FormList title={match.home.name} list={form.home} />
        <FormList title={match.away.name} list={form.away} />
      </section>
      {headToHead.length > 0 && (
        <FormList title={text('sportsbook.form.between')} list={headToHead} />
      )}
      <LeagueTable leagueId={match.leagueId} teams={[match.home.teamId, match.away.teamId]} />
    </div>
  );
}

const TONES = {
  W: 'bg-felt-wash text-felt-text',
  D: 'bg-rail text-ink-soft',
  L: 'bg-danger-wash text-danger',
} as const;

function ResultMark({ result }: { result: keyof typeof TONES }) {
  const text = useText();
  return (
    <span
      className={cx(
        'grid size-5.5 shrink-0 place-items-center rounded-[5px] text-[0.6875rem] font-bold',
        TONES[result],
      )}
    >
      {text(`sportsbook.form.${result}`)}
    </span>
  );
}

function FormList({ title, list }: { title: string; list: Form }) {
  const text = useText();
  return (
    <div className="min-w-0">
      <h3 className="mb-1.5 font-semibold">
        <bdi>{title}</bdi>
      </h3>
      {list.length === 0 && <EmptyLine>{text('sportsbook.form.none')}</EmptyLine>}
      <ul className="*:border-t *:py-1.5 *:first:border-t-0">
        {list.map(({ matchId, opponent, goalsFor, goalsAgainst, result }) => (
          <li key={matchId} className="flex items-center gap-2 text-[0.8125rem]">
            <ResultMark result={result} />
            <bdi className="min-w-0 flex-1 truncate">{opponent.name}</bdi>
            {/* The list is of one side: its own goals stand first, at home and away. */}
            <b dir="ltr" className="num">
              {`${goalsFor}–${goalsAgainst}`}
            </b>
          </li>
        ))}
      </ul>
    </div>
  );
}

const LOOK_AGAIN_MS = minutes(1);

function LeagueTable({ leagueId, teams }: { leagueId: string; teams: readonly string[] }) {
  const text = useText();
  const { language } = useLanguage();
  const { data } = useQuery({
    queryKey: ['sports', 'table', leagueId, language],
    queryFn: ({ signal }) => ask(sportsbookFixtures.table, { leagueId }, signal),
    refetchInterval: LOOK_AGAIN_MS,
  });
  if (!data) return <Skeleton className="h-64" />;
  const heads = ['played', 'won', 'drawn', 'lost', 'goals', 'points'] as const;
  return (
    <section className="overflow-x-auto">
      <h3 className="mb-2 font-semibold">
        <bdi>{data.name}</bdi>{' '}
        <span className="font-normal text-ink-soft">
          {text('sportsbook.table.season', { season: data.season, day: data.matchday })}
        </span>
      </h3>
      <table className="num w-full text-[0.8125rem]">
        <thead>
          <tr className="text-xs text-ink-soft *:py-1.5 *:font-medium">
            <th className="w-7 text-start">#</th>
            <th className="text-start">{text('sportsbook.table.team')}</th>
            {heads.map((head) => (
              <th key={head} className="px-1 text-end">
                {text(`sportsbook.table.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.rows.map((row) => (
            <tr
              key={row.team.teamId}
              className={cx(
                'border-t *:py-1.5',
                teams.includes(row.team.teamId) && 'bg-brass-wash font-semibold',
              )}
            >
              <td className="text-ink-soft">{row.rank}</td>
              <td className="max-w-0 w-full">
                <span className="flex items-center gap-2">
                  <Crest crest={row.team.crest} name={row.team.name} className="size-5 shrink-0" />
                  <bdi className="truncate">{row.team.name}</bdi>
                </span>
              </td>
              <td className="px-1 text-end">{row.played}</td>
              <td className="px-1 text-end">{row.won}</td>
              <td className="px-1 text-end">{row.drawn}</td>
              <td className="px-1 text-end">{row.lost}</td>
              <td className="px-1 text-end">
                <bdi dir="ltr">
                  {row.goalsFor}–{row.goalsAgainst}
                </bdi>
              </td>
              <td className="px-1 text-end font-semibold">{row.points}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
