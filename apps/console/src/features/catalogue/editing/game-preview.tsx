import { Badge, Panel } from '@baize/ui';
import { useText } from '../../../shared/use-text.ts';
import { englishName } from '../use-catalogue.ts';
import type { GameContent } from './game-editable.ts';
import { GamePicture } from './game-picture.tsx';

/** The tile as players see it. */
export function GamePreview({ content }: { content: GameContent }) {
  const text = useText();
  return (
    <Panel aria-label={text('console.games.preview')}>
      <h3 className="type-label mb-3">{text('console.games.preview')}</h3>
      <div className="mx-auto w-44">
        <div className="relative">
          <GamePicture game={content} className="w-full rounded-card!" />
          <div className="absolute start-2 top-2 flex gap-1">
            {content.isHot && <Badge>{text('console.games.state.hot')}</Badge>}
            {content.isNew && <Badge tone="felt">{text('console.games.state.new')}</Badge>}
          </div>
        </div>
        <div className="mt-2 truncate font-semibold">
          {englishName(content.names, content.code) || text('console.games.unnamed')}
        </div>
        <div className="text-[0.8125rem] text-ink-soft">{content.vendor}</div>
      </div>
    </Panel>
  );
}
