import { type FishRoom, fishRoomsByCode } from '@baize/games';
import type { Money } from '@baize/money';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { SubjectNames } from '../../operators/index.ts';
import { type RoomSettings, settingsOf } from './settings.ts';

export function findRoom(code: string): FishRoom {
  return fishRoomsByCode.get(code) ?? refuse('GAME_NOT_FOUND');
}

/** What operators decided about a room, or what it was shipped with. */
export function standingOf(house: House, room: FishRoom): RoomSettings {
  return settingsOf(house).get(room.code)?.content ?? shippedSettings(room);
}

export function shippedSettings({ costs }: FishRoom): RoomSettings {
  return { isOpen: true, minCost: costs[0]!, maxCost: costs.at(-1)! };
}

/** The cannons that may be chosen now. */
export function costsOf(house: House, room: FishRoom): Money[] {
  const { minCost, maxCost } = standingOf(house, room);
  return room.costs.filter((cost) => cost >= minCost && cost <= maxCost);
}

/** How rooms are called where an operator's change is told of. */
export const roomSubjects: SubjectNames = {
  of: 'fish',
  names: async (_house, ids) =>
    new Map(
      ids.flatMap((id): [string, string][] => {
        const room = fishRoomsByCode.get(id);
        return room ? [[id, room.name]] : [];
      }),
    ),
};
