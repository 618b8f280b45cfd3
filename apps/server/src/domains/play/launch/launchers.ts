import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';

/** What a vendor's address is made of: the token names the player, and goes into the query. */
export type LaunchAsk = {
  token: string;
  gameCode: string;
  language: string;
  backUrl: string;
  platform: string;
};

/** Knows where the games of an outside vendor are. */
export type Launcher = {
  address(ask: LaunchAsk): string;
  /** Where to go when the first address does not answer. */
  fallback?(ask: LaunchAsk): string;
  /** Whether the vendor answers now; asked before someone is sent there. */
  isThere?(): Promise<boolean>;
};

export type Room = {
  roomId: string;
  gameCode: string;
  name: string;
  limits: { min: bigint; max: bigint };
  seats: number | null;
  online: number;
};

/** Lists the tables and rooms of a game; an empty code means all of them. */
export type RoomList = (house: House, caller: Caller, gameCode: string) => Promise<Room[]> | Room[];

/** Done before a member is sent to a game: by those who stand above play. */
export type BeforeLaunch = (launch: { memberId: bigint; vendor: string }) => Promise<void>;

/** Finds the launcher of vendors with this adapter, as they are connected now. */
export type FindLauncher = (adapter: string) => Launcher | undefined;

export function launcherOf(house: House, adapter: string): Launcher | undefined {
  for (const open of house.contributed('launchers')) {
    const launcher = open(house)(adapter);
    if (launcher) return launcher;
  }
  return undefined;
}

export async function prepareLaunch(
  house: House,
  launch: Parameters<BeforeLaunch>[0],
): Promise<void> {
  for (const open of house.contributed('beforeLaunch')) await open(house)(launch);
}

export async function listRooms(house: House, caller: Caller, gameCode: string): Promise<Room[]> {
  const lists = await Promise.all(
    house.contributed('roomLists').map(async (list) => list(house, caller, gameCode)),
  );
  return lists.flat();
}
