import { crash } from '@baize/games';
import type { RoomList } from '../../play/index.ts';
import { playersNow } from '../../play/index.ts';
import { limitsOf } from '../rules/limits.ts';

/** Crash is one room for everybody; its players are those with a bet on the round. */
export const crashRoom: RoomList = async (house, _caller, gameCode) => {
  if (gameCode && gameCode !== crash.code) return [];
  const { min, max } = limitsOf(house, crash);
  const online = (await playersNow(house, [crash.code])).get(crash.code) ?? 0;
  return [
    {
      roomId: crash.code,
      gameCode: crash.code,
      name: crash.name,
      limits: { min, max },
      seats: null,
      online,
    },
  ];
};
