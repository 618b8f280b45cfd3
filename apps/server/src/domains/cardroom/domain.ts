import { begin } from '../../platform/database.ts';
import type { Domain } from '../../platform/domain.ts';
import type { Play } from '../play/index.ts';
import { BRAND_CURRENCY, openHouseAccount } from '../wallet/index.ts';
import { suspicionWork } from './desk/open-work.ts';
import { deskOperatorRoutes } from './desk/operator-routes.ts';
import { voidHandApproval } from './desk/void-hand.ts';
import { driveTables } from './hands/driver.ts';
import { listedGames } from './lobby/listed-games.ts';
import { entryFinisher, handFinisher, stakeRooms, wordsOfBet } from './lobby/records.ts';
import { lobbyRoutes } from './lobby/routes.ts';
import { seatRoutes } from './seats/routes.ts';
import { followSettings } from './stakes/settings.ts';
import { stakeSubjects } from './stakes/stake.ts';
import { cardStory } from './story.ts';

/** The card room; `runsCards` is false where a test moves the tables by itself. */
export function cardroom(play: Play, { runsCards = true }: { runsCards?: boolean }): Domain {
  return {
    name: 'cardroom',
    open: async (app, house) => {
      await followSettings(app, house);
      await begin(house.db, async (tx) => {
        for (const currency of [BRAND_CURRENCY, 'FUN']) {
          await openHouseAccount(tx, 'rake', currency, house.clock.now());
          await openHouseAccount(tx, 'bots', currency, house.clock.now());
        }
      });
    },
    routes: (app, house) => {
      const driver = driveTables(play, { runsCards });
      app.addHook('onClose', () => driver.stop());
      lobbyRoutes(app, house);
      seatRoutes(app, driver.room);
      deskOperatorRoutes(app, driver.room);
    },
    contributes: {
      work: [suspicionWork],
      approvals: [voidHandApproval],
      subjectNames: [stakeSubjects],
      finishers: [() => handFinisher(play), () => entryFinisher(play)],
      betWords: [wordsOfBet],
      storySources: [cardStory],
      inHouseGames: listedGames(),
      roomLists: [stakeRooms],
    },
  };
}
