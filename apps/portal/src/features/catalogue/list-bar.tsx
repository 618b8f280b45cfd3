import { catalogue } from '@baize/contract';
import { ChipGroup, FilterBar } from '@baize/ui';
import { Clock3, Flame, Heart, Sparkles } from 'lucide-react';
import type { Lane } from '../../shared/games/lanes.ts';
import { passMemberDoor } from '../../shared/member-door.ts';
import { useModule } from '../../shared/modules.ts';
import { useOfferedLanguages } from '../../shared/use-offered-languages.ts';
import { useText } from '../../shared/use-text.ts';
import type { ChangeSearch, Filter, ListSearch } from './list-search.ts';
import { isOwn } from './use-game-list.ts';

type Props = { lane: Lane | undefined; search: ListSearch; onChange: ChangeSearch };

/** Search, filters and sub-types above a wall of games; all of them stand in the address. */
export function ListBar({ lane, search, onChange }: Props) {
  const text = useText();
  const { q, ...rest } = search;
  return (
    <div className="mb-4 flex flex-col gap-3 md:mb-5">
      <div className="flex flex-wrap items-center gap-3">
        <FilterChips search={search} onChange={onChange} />
        <FilterBar
          filters={[{ kind: 'search', key: 'q', label: text('catalogue.search.label') }]}
          state={q ? { q } : {}}
          onChange={({ q }) => onChange(q ? { ...rest, q } : rest, { isTyping: true })}
          className="max-md:-order-1 max-md:w-full md:ms-auto"
        />
      </div>
      <SubTypeChips lane={lane} search={search} onChange={onChange} />
    </div>
  );
}

const ICONS: Record<Filter, typeof Flame | undefined> = {
  ALL: undefined,
  HOT: Flame,
  NEW: Sparkles,
  FAV: Heart,
  RECENT: Clock3,
};

function FilterChips({ search, onChange }: Omit<Props, 'lane'>) {
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
    if (isOwn(next) && !passMemberDoor()) return;
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

function SubTypeChips({ lane, search, onChange }: Props) {
  const text = useText();
  const hasBingo = useOfferedLanguages().includes('TY');
  const { sub, ...rest } = search;
  const offered = catalogue.subTypes.filter(
    (code) =>
      (code !== 'BG' || hasBingo) &&
      lane?.gameClassify.some((classified) => classified.code === code),
  );
  if (offered.length === 0) return null;
  const chips = [
    { value: 'ALL' as const, label: text('catalogue.sub.ALL') },
    ...offered.map((value) => ({ value, label: text(`catalogue.sub.${value}`) })),
  ];
  return (
    <ChipGroup
      label={text('catalogue.sub.label')}
      chips={chips}
      value={sub ?? 'ALL'}
      onChange={(next) => onChange(next === 'ALL' ? rest : { ...rest, sub: next })}
    />
  );
}
