import type { Domain } from '../../platform/domain.ts';
import type { Play } from '../play/index.ts';
import { openChipNews } from './bets/chip-news.ts';
import { tableFinisher } from './bets/finisher.ts';
import { betRoutes } from './bets/routes.ts';
import { listedTables } from './lobby/listed-tables.ts';
import { wordsOfBet } from './lobby/own-bets.ts';
import { tableRooms } from './lobby/rooms.ts';
import { lobbyRoutes } from './lobby/routes.ts';
import { roundOperatorRoutes } from './rounds/operator-routes.ts';
import { runTables } from './rounds/runner.ts';
import { voidRoundApproval } from './rounds/void-round.ts';
import { tableOperatorRoutes } from './tables/operator-routes.ts';
import { followSettings } from './tables/settings.ts';
import { tableSubjects } from './tables/table.ts';

/** The tables of the house; `runsTables` is false where a test moves the rounds by itself. */
export function live(play: Play, { runsTables = true }: { runsTables?: boolean }): Domain {
  return {
    name: 'live',
    open: followSettings,
    routes: (app, house) => {
      const news = openChipNews(house);
      app.addHook('onClose', async () => news.close());
      betRoutes(app, { play, news });
      lobbyRoutes(app, { play, news });
      tableOperatorRoutes(app, house);
      roundOperatorRoutes(app, house);
    },
    start: (app) => {
      if (!runsTables) return;
      const runner = runTables(play);
      app.addHook('onClose', () => runner.stop());
    },
    contributes: {
      approvals: [voidRoundApproval],
      finishers: [() => tableFinisher(play)],
      betWords: [wordsOfBet],
      subjectNames: tableSubjects,
      inHouseGames: listedTables(),
      roomLists: [tableRooms],
    },
  };
}
