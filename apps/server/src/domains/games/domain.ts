import type { Domain } from '../../platform/domain.ts';
import type { Play } from '../play/index.ts';
import { roundFinisher } from './bets/open-rounds.ts';
import { betOperatorRoutes } from './bets/operator-routes.ts';
import { betRoutes } from './bets/routes.ts';
import { openCrash } from './crash/crash.ts';
import { crashFinisher } from './crash/driver.ts';
import { crashOperatorRoutes } from './crash/operator-routes.ts';
import { crashRoom } from './crash/room.ts';
import { crashRoutes } from './crash/routes.ts';
import { runCrash } from './crash/runner.ts';
import { voidCrashApproval } from './crash/void-round.ts';
import { followLimits } from './rules/limits.ts';
import { listedGames } from './rules/listed-games.ts';
import { ruleOperatorRoutes } from './rules/operator-routes.ts';
import { publishRules, rulesJob } from './rules/published-rules.ts';
import { returnsJob } from './rules/returns.ts';
import { ruleRoutes } from './rules/routes.ts';

/** The games of the house; `drivesCrash` is false where a test moves the rounds by itself. */
export function games(play: Play, { drivesCrash = true }: { drivesCrash?: boolean }): Domain {
  const crash = openCrash(play);
  return {
    name: 'games',
    open: async (app, house) => {
      await followLimits(app, house);
      await publishRules(house);
    },
    routes: (app, house) => {
      ruleRoutes(app);
      ruleOperatorRoutes(app, house);
      crashRoutes(app, house);
      crashOperatorRoutes(app, house);
      betRoutes(app, { play, crash });
      betOperatorRoutes(app, play);
    },
    start: (app) => {
      if (!drivesCrash) return;
      const runner = runCrash(crash);
      app.addHook('onClose', () => runner.stop());
    },
    jobs: [rulesJob, returnsJob],
    contributes: {
      approvals: [voidCrashApproval],
      finishers: [() => roundFinisher(play), () => crashFinisher(crash)],
      inHouseGames: listedGames(),
      roomLists: [crashRoom],
    },
  };
}
