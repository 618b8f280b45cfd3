import type { Domain } from '../../platform/domain.ts';
import type { Play } from '../play/index.ts';
import { conduct } from './crash/conductor.ts';
import { openCrash } from './crash/crash.ts';
import { crashFinisher, openDriver } from './crash/driver.ts';
import { followLimits } from './limits.ts';
import { listedGames } from './listed-games.ts';
import { roundFinisher } from './open-rounds.ts';
import { gamesOperatorRoutes } from './operator-routes.ts';
import { publishRules, rulesJob } from './published-rules.ts';
import { returnsJob } from './returns.ts';
import { gamesRoutes } from './routes.ts';

/** The games of the house; `drivesCrash` is false where a test moves the rounds by itself. */
export function games(play: Play, { drivesCrash = true }: { drivesCrash?: boolean }): Domain {
  const crash = openCrash(play);
  return {
    name: 'games',
    open: async (app, house) => {
      await followLimits(app, house);
      await publishRules(house);
    },
    routes: (app) => {
      gamesRoutes(app, { play, crash });
      gamesOperatorRoutes(app, play);
    },
    start: (app) => {
      if (!drivesCrash) return;
      const conductor = conduct(crash, openDriver(crash));
      app.addHook('onClose', () => conductor.stop());
    },
    jobs: [rulesJob, returnsJob],
    contributes: {
      finishers: [() => roundFinisher(play), () => crashFinisher(crash)],
      inHouseGames: listedGames(),
    },
  };
}
