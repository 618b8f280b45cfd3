import { catalogueKinds } from '@baize/contract';
import { ChipGroup, FilterBar, Skeleton } from '@baize/ui';
import { Clock3, Flame, Heart, Sparkles } from 'lucide-react';
import { useModule } from '../../../shared/brand/modules.ts';
import type { Lane } from '../../../shared/games/lanes.ts';
import { admitMember } from '../../../shared/session/open-member-centre.ts';
import { useOfferedLanguages } from '../../../shared/words/use-offered-languages.ts';
import { useText } from '../../../shared/words/use-text.ts';
import type { ChangeSearch, Filter, ListSearch } from './list-search.ts';
import { isOwn } from './use-game-list.ts';

type Props = {
  lane: Lane | undefined;
  search: ListSearch;
  onChange: ChangeSearch;
  /** Where the head of the page has no room for it. */
  hasSearch: boolean;
  /** The kinds of this category are still on their way. */
  awaitsKinds: boolean;
};

/** Filters and sub-types above a wall of games; all of them stand in the address. */
export function ListBar({ lane, search, onChange, hasSearch, awaitsKinds }: Props) {
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3 md:mb-5">
      <FilterChips search={search} onChange={onChange} />
      {awaitsKinds && <Skeleton className="h-9 w-72 max-w-full touch:h-11" />}
      <SubTypeChips lane={lane} search={search} onChange={onChange} />
      {hasSearch && <ListSearchBox search={search} onChange={onChange} />}
    </div>
  );
}

type Ties = Pick<Props, 'search' | 'onChange'>;

/** Finds games by a part of their name, in any language. */
export function ListSearchBox({ search: { q, ...rest }, onChange }: Ties) {
  const text = useText();
  return (
    <FilterBar
      filters={[{ kind: 'search', key: 'q', label: text('catalogue.search.label') }]}
      state={q ? { q } : {}}
      onChange={({ q }) => onChange(q ? { ...rest, q } : rest, { isTyping: true })}
      // The field has a cross of its own.
      className="max-md:w-full md:ms-auto [&>button]:hidden"
    />
  );
}

const ICONS: Record<Filter, typeof Flame | undefined> = {
  ALL: undefined,
  HOT: Flame,
  NEW: Sparkles,
  FAV: Heart,
  RECENT: Clock3,
};

function FilterChips({ search, onChange }: Ties) {
  const text = useText();
  const isOn: Record<Filter, boolean> = {
    ALL: true,
    HOT: useModule('GAMELOHOT3'),
    NEW: true,
    FAV: useModule('GAMELOFAV3'),
    RECENT: useModule('GAMELOREC3'),
  };
  const { filter = 'ALL', ...rest } = search;
  const chips = (['ALL', 'HOT', 'NEW', 'FAV', 'RECENT'] as const)
    .filter((value) => isOn[value])
    .map((value) => {
      const Icon = ICONS[value];
      return {
        value,
        label: text(`catalogue.filter.${value}`),
        icon: Icon && <Icon aria-hidden />,
      };
    });
  function choose(next: Filter) {
    if (isOwn(next) && !admitMember()) return;
    onChange(next === 'ALL' ? rest : { ...rest, filter: next });
  }
  return (
    <ChipGroup
      label={text('catalogue.filter.label')}
      chips={chips}
      value={filter}
      onChange={choose}
      className="max-w-full"
    />
  );
}

function SubTypeChips({ lane, search, onChange }: Ties & Pick<Props, 'lane'>) {
  const text = useText();
  const hasBingo = useOfferedLanguages().includes('TY');
  const { sub, ...rest } = search;
  const offered = catalogueKinds.subTypes.filter(
    (code) =>
      (code !== 'BG' || hasBingo) &&
      lane?.gameClassify.some((classified) => classified.code === code),
  );
  if (offered.length === 0) return null;
  return (
    <ChipGroup
      label={text('catalogue.sub.label')}
      chips={offered.map((value) => ({ value, label: text(`catalogue.sub.${value}`) }))}
      value={sub}
      // Pressed once more, a kind is let go.
      onChange={(next) => onChange(next === sub ? rest : { ...rest, sub: next })}
      className="max-w-full md:border-s md:ps-3"
    />
  );
}
