import type { catalogueEditingOperator as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { changeCatalogue, type Editor, windowColumns } from '../changes.ts';

type Marks = Output<typeof contract.markGames.input>;

/** These games first, in this order; all others keep theirs, behind them. */
export async function orderGames(house: House, editor: Editor, nodeIds: readonly number[]) {
  const ids = [...new Set(nodeIds)];
  return changeCatalogue(house, editor, async (tx, version) => {
    const { numAffectedRows } = await sql`update catalogue_games as game
      set sort = placed.place, changed_in = ${version}, version = game.version + 1
      from unnest(${ids}::bigint[]) with ordinality as placed (id, place)
      where game.id = placed.id and game.removed_at is null`.execute(tx);
    const changed = Number(numAffectedRows ?? 0);
    return {
      action: 'catalogue.games.ordered',
      subject: 'catalogue:games',
      after: { nodeIds: ids },
      result: { changed },
    };
  });
}

export async function markGames(house: House, editor: Editor, marks: Marks) {
  const { nodeIds, isHot, isNew, isEnabled, addTags, removeTags, maintenance } = marks;
  const window = maintenance && windowColumns(maintenance);
  const set = {
    ...(isHot !== undefined && { is_hot: isHot }),
    ...(isNew !== undefined && { is_new: isNew }),
    ...(isEnabled !== undefined && { is_enabled: isEnabled }),
    ...window,
  };
  return changeCatalogue(house, editor, async (tx, version) => {
    const { numUpdatedRows } = await tx
      .updateTable('catalogue_games')
      .set({
        ...set,
        changed_in: version,
        version: sql<number>`version + 1`,
        tags: sql<string[]>`array(select distinct tag from unnest(tags || ${addTags}::text[])
          as t (tag) where tag <> all(${removeTags}::text[]) order by tag)`,
      })
      .where('id', 'in', [...new Set(nodeIds)].map(BigInt))
      .where('removed_at', 'is', null)
      .executeTakeFirstOrThrow();
    return {
      action: 'catalogue.games.marked',
      subject: 'catalogue:games',
      after: marks,
      result: { changed: Number(numUpdatedRows) },
    };
  });
}
