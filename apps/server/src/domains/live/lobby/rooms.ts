import { noteWatched, playersNow, type RoomList } from '../../play/index.ts';
import { liveTables, standingOf } from '../tables/table.ts';
import { isListed } from './listed-tables.ts';

/**
 * Each open table is a room; its players are those with chips on the round. Whoever asks for the rooms
 * looks at the lobby, so that their rounds go on.
 */
export const tableRooms: RoomList = async (house, { language }, gameCode) => {
  const open = [...liveTables.values()].filter(
    (table) =>
      isListed(table) && standingOf(house, table).isOpen && (!gameCode || table.id === gameCode),
  );
  const ids = open.map(({ id }) => id);
  await noteWatched(house, ids);
  const players = await playersNow(house, ids);
  return open.map((table) => {
    const { min, max } = standingOf(house, table);
    const names: Readonly<Record<string, string>> = table.names;
    return {
      roomId: table.id,
      gameCode: table.id,
      name: names[language] ?? table.names.EN,
      limits: { min, max },
      seats: table.game.seats ?? null,
      online: players.get(table.id) ?? 0,
    };
  });
};
