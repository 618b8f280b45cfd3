import type { fish as contract, Output } from '@baize/contract';
import { captureChance, type FishRoom, fishRooms, hashOfRules, SEATS, species } from '@baize/games';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { type RoomList, shownName } from '../../play/index.ts';
import { costsOf, findRoom, standingOf } from '../rooms/room.ts';
import { roomName } from './listed-rooms.ts';
import { rulesOf } from './rules.ts';

type Tile = Output<typeof contract.listRooms.value>['rooms'][number];

export async function listRooms(house: House): Promise<{ rooms: Tile[] }> {
  const crowds = await countCrowds(house);
  return { rooms: await Promise.all(fishRooms.map((room) => tileOf(house, room, crowds))) };
}

type Crowd = { players: number; seas: number; lastCome: string[] };
export type Crowds = ReadonlyMap<string, Crowd>;

/** As many as one sea has seats: a room is shown by faces, not by a register. */
const SHOWN_BY_NAME = SEATS;

/** How many sit in each room now, at how many seas, and who of them came last. */
export async function countCrowds({ db }: House): Promise<Crowds> {
  const { rows } = await sql<Crowd & { room: string }>`
    select room, count(*)::int as players, count(distinct sea_id)::int as seas,
      (array_agg(member_id::text order by sat_at desc, id desc))[1:${sql.lit(SHOWN_BY_NAME)}] as "lastCome"
    from fish_visits where left_at is null group by room`.execute(db);
  return new Map(rows.map(({ room, ...crowd }) => [room, crowd]));
}

async function tileOf(house: House, room: FishRoom, crowds: Crowds): Promise<Tile> {
  const crowd = crowds.get(room.code);
  return {
    room: room.code,
    name: room.name,
    look: room.look,
    costs: costsOf(house, room),
    isOpen: standingOf(house, room).isOpen,
    players: crowd?.players ?? 0,
    seas: crowd?.seas ?? 0,
    here: await Promise.all((crowd?.lastCome ?? []).map((id) => shownName(house, BigInt(id)))),
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
    room: await tileOf(house, room, await countCrowds(house)),
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
