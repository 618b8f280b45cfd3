import { playersNow, type RoomList } from '../../play/index.ts';
import { lotteries, nameOf, standingOf } from '../lotteries.ts';

/** Each open lottery is a room that all who play it share; its players are those with a ticket under way. */
export const lotteryRooms: RoomList = async (house, { language }, gameCode) => {
  const open = [...lotteries.values()].filter(
    (lottery) => standingOf(house, lottery).isOpen && (!gameCode || lottery.code === gameCode),
  );
  const players = await playersNow(
    house,
    open.map(({ code }) => code),
  );
  return open.map((lottery) => {
    const { min, max } = standingOf(house, lottery);
    return {
      roomId: lottery.code,
      gameCode: lottery.code,
      name: nameOf(house, lottery, language),
      limits: { min, max },
      seats: null,
      online: players.get(lottery.code) ?? 0,
    };
  });
};
