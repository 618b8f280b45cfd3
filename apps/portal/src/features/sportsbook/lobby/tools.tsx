import { type OddsFormat, oddsFormats } from '@baize/games';
import { ChipGroup, Drawer, IconButton, NativeSelect, TextInput } from '@baize/ui';
import { useNavigate } from '@tanstack/react-router';
import { ListTree, Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { chooseOddsFormat, useOddsFormat } from '../../../shared/sportsbook/odds-format.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { type SportsSearch, type View, views } from '../search.ts';
import { LeagueTree } from './league-tree.tsx';
import { type Category, useTree } from './use-lobby.ts';

type Props = { category: Category; search: SportsSearch };

/** What the book shows, and how prices are written. */
export function Tools({ category, search }: Props) {
  const text = useText();
  const navigate = useNavigate();
  const { data } = useTree(category);
  const go = (next: SportsSearch, isTyping = false) =>
    void navigate({ to: '.', search: next, replace: isTyping, resetScroll: false });
  const live = data?.reduce((sum, one) => sum + one.live, 0);
  const league = data
    ?.flatMap(({ leagues }) => leagues)
    .find(({ leagueId }) => leagueId === search.league);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h1 className="type-title max-md:sr-only">
        {league ? league.name : text(`sportsbook.title.${category}`)}
      </h1>
      <ChipGroup<View>
        label={text('sportsbook.views')}
        value={search.view ?? 'live'}
        onChange={(view) => go({ ...search, view })}
        chips={views.map((value) => ({
          value,
          label: text(`sportsbook.view.${value}`),
          ...(value === 'live' && live !== undefined && { count: live }),
        }))}
      />
      <div className="flex gap-2">
        <TextInput
          type="search"
          className="min-w-0 flex-1"
          aria-label={text('sportsbook.search')}
          placeholder={text('sportsbook.search')}
          before={<Search aria-hidden className="size-4 text-ink-soft" />}
          value={search.q ?? ''}
          onChange={({ currentTarget }) => {
            const { q: _, ...rest } = search;
            const q = currentTarget.value.slice(0, 60);
            go(q ? { ...rest, q } : rest, true);
          }}
        />
        <FormatPicker />
        <LeaguesButton category={category} search={search} />
      </div>
    </div>
  );
}

function FormatPicker() {
  const text = useText();
  const format = useOddsFormat();
  return (
    <div className="w-32 shrink-0 md:w-40">
      <NativeSelect
        aria-label={text('sportsbook.odds.title')}
        value={format}
        onChange={({ currentTarget }) => chooseOddsFormat(currentTarget.value as OddsFormat)}
        options={oddsFormats.map((value) => ({ value, label: text(`sportsbook.odds.${value}`) }))}
      />
    </div>
  );
}

/** Where the leagues do not stand beside the book they open from here. */
function LeaguesButton({ category, search }: Props) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { view, sport, league } = search;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever has chosen is done here
  useEffect(() => setOpen(false), [view, sport, league]);
  return (
    <>
      <IconButton
        label={text('sportsbook.leagues')}
        icon={<ListTree />}
        onClick={() => setOpen(true)}
        className="size-11.5! border @[72rem]/page:hidden"
      />
      <Drawer isOpen={isOpen} onClose={close} side="start" title={text('sportsbook.leagues')}>
        <LeagueTree category={category} search={search} isOpen />
      </Drawer>
    </>
  );
}
