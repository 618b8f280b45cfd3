import type { Domain } from '../../platform/domain.ts';
import type { Play } from '../play/index.ts';
import { listedRooms } from './lobby/listed-rooms.ts';
import { fishOperatorRoutes } from './lobby/operator-routes.ts';
import { fishRoomList } from './lobby/rooms.ts';
import { lobbyRoutes } from './lobby/routes.ts';
import { wordsOfBet } from './lobby/visits.ts';
import { openGather } from './magazines/gather.ts';
import { forgetMagazinesJob } from './magazines/jobs.ts';
import { openPace } from './pace.ts';
import { roomSubjects } from './rooms/room.ts';
import { followSettings } from './rooms/settings.ts';
import { openNews } from './seas/news.ts';
import { magazineFinisher } from './seats/finisher.ts';
import { seatRoutes } from './seats/routes.ts';
import { runSeas } from './seats/runner.ts';
import { shotRoutes } from './shots/routes.ts';
import type { Range } from './shots/shoot.ts';
import { openShotLane } from './shots/shot-lane.ts';

/** Rooms to shoot fish in; `runsSeas` is false where a test moves the seas by itself. */
export function fish(play: Play, { runsSeas = true }: { runsSeas?: boolean }): Domain {
  const range = openRange(play);
  return {
    name: 'fish',
    open: followSettings,
    routes: (app, house) => {
      app.addHook('onClose', () => closeRange(range));
      house.realtime.addTopics({
        pattern: /^sea:\d{1,18}$/,
        isFleeting: true,
        admits: ({ kind, isRestricted }) =>
          ['trial', 'member', 'agent'].includes(kind) && !isRestricted,
      });
      seatRoutes(app, range);
      shotRoutes(app, range);
      lobbyRoutes(app, house);
      fishOperatorRoutes(app, house);
    },
    start: (app) => {
      if (!runsSeas) return;
      const runner = runSeas(range);
      app.addHook('onClose', () => runner.stop());
    },
    jobs: [forgetMagazinesJob],
    contributes: {
      finishers: [() => magazineFinisher(play)],
      betWords: [wordsOfBet],
      subjectNames: [roomSubjects],
      inHouseGames: listedRooms(),
      roomLists: [fishRoomList],
    },
  };
}

/** All that sitting down and shooting take; a connection of its own once the first shot is fired. */
export function openRange(play: Play): Range {
  const pace = openPace();
  const lane = openShotLane(play.house);
  return { play, pace, lane, gather: openGather(), news: openNews(play.house, pace) };
}

export async function closeRange({ lane, news }: Range): Promise<void> {
  await lane.close();
  news.close();
}
