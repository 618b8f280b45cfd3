import { roadsOf } from '@baize/games';
import { useText } from '../../../../shared/words/use-text.ts';
import { BIG, Grid, hasRoads, marksRead, ResultStrip } from '../roads.tsx';
import { tableScreens } from '../table-games.tsx';
import type { TableTile } from './lobby-state.ts';

const SHOWN = 16;
/** The big road of a tile, in its own measure. */
const CELL = 13;

/** How a table went: its big road where there are two sides, else its last results. */
export function TileRoads({ table }: { table: TableTile }) {
  const text = useText();
  const { game, marks } = table;
  if (hasRoads(game) || table.category === 'COCKFIGHT') {
    return (
      <Grid label={text('live.road.big')} cells={roadsOf(marksRead(marks)).big} size={CELL} isFixed>
        {BIG}
      </Grid>
    );
  }
  const screen = tableScreens[game];
  if (!screen || screen.kind === 'arena') return null;
  return (
    <div className="flex h-[78px] items-center overflow-hidden">
      {marks.length === 0 && table.seats !== null ? (
        <p className="text-[0.8125rem] text-[#fbf2da]/80">{text('live.lobby.waiting')}</p>
      ) : (
        <ResultStrip marks={marks.slice(-SHOWN)} toneOf={screen.toneOf} />
      )}
    </div>
  );
}
