import type { Domain } from '../../platform/domain.ts';
import type { Play } from '../play/index.ts';
import { listedRooms } from './lobby/listed-rooms.ts';
import { fishOperatorRoutes } from './lobby/operator-routes.ts';
import { fishRoomList } from './lobby/rooms.ts';
import { lobbyRoutes } from './lobby/routes.ts';
import { wordsOfBet } from './lobby/visits.ts';
import { forgetMagazinesJob } from './magazines/jobs.ts';
import { roomSubjects } from './rooms/room.ts';
import { followSettings } from './rooms/settings.ts';
import { openNews } from './seas/news.ts';
import { magazineFinisher } from './seats/finisher.ts';
import { seatRoutes } from './seats/routes.ts';
import { runSeas } from './seats/runner.ts';
import { openNet } from './shots/net.ts';
import { shotRoutes } from './shots/routes.ts';

/** Rooms to shoot fish in; `runsSeas` is false where a test moves the seas by itself. */
export function fish(play: Play, { runsSeas = true }: { runsSeas?: boolean }): Domain {
  const news = openNews(play.house);
  return {
    name: 'fish',
    open: followSettings,
    routes: (app, house) => {
      const net = openNet(house);
      app.addHook('onClose', async () => {
        await net.close();
        news.close();
      });
      house.realtime.addTopics({
        pattern: /^sea:\d{1,18}$/,
        admits: ({ kind, isRestricted }) =>
          ['trial', 'member', 'agent'].includes(kind) && !isRestricted,
      });
      seatRoutes(app, { play, news });
      shotRoutes(app, { play, net, news });
      lobbyRoutes(app, house);
      fishOperatorRoutes(app, house);
    },
    start: (app) => {
      if (!runsSeas) return;
      const runner = runSeas({ play, news });
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
