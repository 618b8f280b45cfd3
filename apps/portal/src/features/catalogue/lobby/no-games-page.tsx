import { useTheme } from '@baize/web/use-theme.tsx';
import { Link } from '@tanstack/react-router';
import { laneAddresses } from '../../../shared/games/lane-addresses.ts';
import type { Lane } from '../../../shared/games/lanes.ts';
import { GameRow } from '../../../shared/games/row.tsx';
import { useText } from '../../../shared/words/use-text.ts';
import type { CategoryTitle, ListedCategory } from '../categories.ts';
import { categoryArt } from '../category-art.ts';
import { useRecommended } from '../use-recommended.ts';
import { CentreHead } from './centre-head.tsx';

type Props = { category: ListedCategory; title: CategoryTitle; lanes: readonly Lane[] };

/** A part of the house that is dark today: it says so, and shows which rooms are lit. */
export function NoGamesPage({ category, title, lanes }: Props) {
  const text = useText();
  const offered = useRecommended({}).data ?? [];
  return (
    <>
      <CentreHead category={category} title={title}>
        <p className="mt-2 max-w-prose text-ink-soft">
          {text(lanes.length > 0 ? 'catalogue.none.elsewhere' : 'catalogue.none.text')}
        </p>
      </CentreHead>
      {lanes.length > 0 && (
        <section aria-label={text('catalogue.none.open')} className="mb-7">
          <h2 className="type-title mb-3.5">{text('catalogue.none.open')}</h2>
          <ul className="grid grid-cols-2 gap-2.5 md:grid-cols-3 md:gap-4 xl:grid-cols-4">
            {distinct(lanes).map((lane) => (
              <li key={lane.title}>
                <LaneLink lane={lane} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {offered.length > 0 && <GameRow title={text('catalogue.offered.title')} games={offered} />}
    </>
  );
}

/** Where the house plays only its own slots, they are one room and not two. */
function distinct(lanes: readonly Lane[]): Lane[] {
  const slots = lanes.find(({ title }) => title === 'RNG');
  return lanes.filter(
    ({ title, gameCount }) => title !== 'INHOUSE' || gameCount !== slots?.gameCount,
  );
}

function LaneLink({ lane: { title, gameCount } }: { lane: Lane }) {
  const text = useText();
  const { shown } = useTheme();
  return (
    <Link
      {...laneAddresses[title]}
      className="flex items-center gap-3 rounded-card border bg-table p-3 transition-colors hover:border-line-strong hover:bg-rail md:p-4"
    >
      <img src={categoryArt(title, shown)} alt="" width={56} height={56} className="size-14" />
      <span className="min-w-0">
        <span className="block truncate font-semibold">{text(`catalogue.category.${title}`)}</span>
        <span className="block text-[0.8125rem] text-ink-soft">
          {text('catalogue.count', { count: gameCount })}
        </span>
      </span>
    </Link>
  );
}
