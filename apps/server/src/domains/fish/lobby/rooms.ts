import type { fish as contract, Output } from '@baize/contract';
import { captureChance, type FishRoom, fishRooms, hashOfRules, SEATS, species } from '@baize/games';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import type { RoomList } from '../../play/index.ts';
import { costsOf, findRoom, standingOf } from '../rooms/room.ts';
import { roomName } from './listed-rooms.ts';
import { rulesOf } from './rules.ts';

type Tile = Output<typeof contract.listRooms.value>['rooms'][number];

export async function listRooms(house: House): Promise<{ rooms: Tile[] }> {
  const crowds = await countCrowds(house);
  return { rooms: fishRooms.map((room) => tileOf(house, room, crowds)) };
}

export type Crowds = ReadonlyMap<string, { players: number; seas: number }>;

/** How many sit in each room now, at how many seas. */
export async function countCrowds({ db }: House): Promise<Crowds> {
  const { rows } = await sql<{ room: string; players: number; seas: number }>`
    select room, count(*)::int as players, count(distinct sea_id)::int as seas
    from fish_visits where left_at is null group by room`.execute(db);
  return new Map(rows.map(({ room, players, seas }) => [room, { players, seas }]));
}

function tileOf(house: House, room: FishRoom, crowds: Crowds): Tile {
  return {
    room: room.code,
    name: room.name,
    look: room.look,
    costs: costsOf(house, room),
    isOpen: standingOf(house, room).isOpen,
    players: crowds.get(room.code)?.players ?? 0,
    seas: crowds.get(room.code)?.seas ?? 0,
  };
}

export async function showRules(
  house: House,
  code: string,
): Promise<Output<typeof contract.roomRules.value>> {
  const room = findRoom(code);
  const { version } = room;
  const codes = new Set([...room.species.map(([one]) => one), ...room.schools, ...room.bosses]);
  return {
    room: tileOf(house, room, await countCrowds(house)),
    version,
    hash: hashOfRules({ code, version, rules: rulesOf(room) }),
    returnToPlayer: 0.96,
    species: [...codes]
      .map((one) => species[one])
      .sort((a, b) => a.worth - b.worth)
      .map(({ code: name, worth, gift, isBoss }) => ({
        species: name,
        worth,
        gift,
        isBoss,
        chance: captureChance({ fishId: 0, species: name, takes: [] }, 1),
      })),
  };
}

/** For clients that ask which rooms a game has. */
export const fishRoomList: RoomList = async (house, { language }, gameCode) => {
  const crowds = await countCrowds(house);
  return fishRooms
    .filter(({ code }) => !gameCode || code === gameCode)
    .filter((room) => standingOf(house, room).isOpen)
    .map((room) => {
      const costs = costsOf(house, room);
      return {
        roomId: room.code,
        gameCode: room.code,
        name: roomName(room.code, language),
        limits: { min: costs[0]!, max: costs.at(-1)! },
        seats: SEATS,
        online: crowds.get(room.code)?.players ?? 0,
      };
    });
};
