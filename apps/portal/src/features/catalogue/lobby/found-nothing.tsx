import type { MessageId } from '@baize/i18n';
import { Button } from '@baize/ui';
import type { PageState } from '../../../shared/brand/art.ts';
import { GameRow } from '../../../shared/games/row.tsx';
import { StatePage } from '../../../shared/pages/state-page.tsx';
import { useText } from '../../../shared/words/use-text.ts';
import type { ListedCategory } from '../categories.ts';
import type { ChangeSearch, ListSearch } from './list-search.ts';
import { useGameList } from './use-game-list.ts';

type Props = { category: ListedCategory; search: ListSearch; onChange: ChangeSearch };

/** Nothing fits here: what was asked, a way back, and the same name in the rest of the house. */
export function FoundNothing({ category, search, onChange }: Props) {
  const text = useText();
  const { q } = search;
  const elsewhere = useGameList({ gameType: '', q }, { isEnabled: Boolean(q) }).games ?? [];
  const words = wordsFor(search);
  const name = text(`catalogue.category.${category}`);
  return (
    <>
      <StatePage
        isWide
        level={2}
        state={words.state}
        title={text(words.title, { name: q ?? '', category: name })}
        text={text(words.text)}
        actions={
          <Button kind="brass" onClick={() => onChange({})}>
            {text('catalogue.nothing.all', { category: name })}
          </Button>
        }
      />
      {elsewhere.length > 0 && (
        <div className="mt-6">
          <GameRow title={text('catalogue.nothing.elsewhere')} games={elsewhere} />
        </div>
      )}
    </>
  );
}

type Words = { state: PageState; title: MessageId; text: MessageId };

function wordsFor({ q, filter }: ListSearch): Words {
  if (q) {
    return {
      state: 'not-found',
      title: 'catalogue.nothing.named',
      text: 'catalogue.nothing.namedText',
    };
  }
  if (filter === 'FAV') {
    return {
      state: 'no-favourites',
      title: 'catalogue.favorite.none',
      text: 'catalogue.favorite.noneText',
    };
  }
  if (filter === 'RECENT') {
    return { state: 'no-bets', title: 'catalogue.recent.none', text: 'catalogue.recent.noneText' };
  }
  return { state: 'empty', title: 'catalogue.nothing.title', text: 'catalogue.nothing.text' };
}
