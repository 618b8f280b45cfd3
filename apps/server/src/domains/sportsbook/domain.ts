import type { Domain } from '../../platform/domain.ts';
import type { Play } from '../play/index.ts';
import { alertWork } from './alerts/open-work.ts';
import { alertOperatorRoutes } from './alerts/operator-routes.ts';
import { wordsOfSlip } from './bets/bet-words.ts';
import { betRoutes } from './bets/routes.ts';
import { type Runner, runBook } from './calendar/runner.ts';
import { deskOperatorRoutes } from './desk/operator-routes.ts';
import { feedApprovals } from './feeds/ask-feed.ts';
import { followFeeds } from './feeds/feeds.ts';
import { followPulses } from './feeds/health.ts';
import { feedOperatorRoutes } from './feeds/operator-routes.ts';
import { followMatches } from './fixtures/book.ts';
import { fixtureOperatorRoutes } from './fixtures/operator-routes.ts';
import { forgetMessagesJob } from './intake/jobs.ts';
import { feedRoutes } from './intake/routes.ts';
import { followLeagues } from './leagues/league.ts';
import { leagueOperatorRoutes } from './leagues/operator-routes.ts';
import { followSettings } from './leagues/settings.ts';
import { listedSports } from './lobby/listed-sports.ts';
import { lobbyRoutes } from './lobby/routes.ts';
import { archiveJob } from './settlement/archive.ts';
import { resultApprovals } from './settlement/correct-result.ts';
import { settlementOperatorRoutes } from './settlement/operator-routes.ts';
import { sportsStory } from './story.ts';
import { followFactors } from './trading/factors.ts';
import { tradingOperatorRoutes } from './trading/operator-routes.ts';
import { followOverrides } from './trading/overrides.ts';
import { followShades } from './trading/shades.ts';
import { followStops } from './trading/stops.ts';

/** The book of the house; `runsBook` is false where a test moves the calendar by itself. */
export function sportsbook(play: Play, { runsBook = true }: { runsBook?: boolean }): Domain {
  return {
    name: 'sportsbook',
    open: async (app, house) => {
      await followLeagues(app, house);
      await followSettings(app, house);
      await followFeeds(app, house);
      await followPulses(app, house);
      await followStops(app, house);
      await followFactors(app, house);
      await followMatches(app, house);
      await followOverrides(app, house);
      await followShades(app, house);
    },
    routes: (app, house) => {
      lobbyRoutes(app, house);
      betRoutes(app, play);
      leagueOperatorRoutes(app, house);
      fixtureOperatorRoutes(app, house);
      feedRoutes(app, house);
      feedOperatorRoutes(app, house);
      tradingOperatorRoutes(app, house);
      settlementOperatorRoutes(app, house);
      alertOperatorRoutes(app, house);
      deskOperatorRoutes(app, house);
    },
    start: (app) => {
      if (!runsBook) return;
      let runner: Runner | undefined;
      // Not before the house is open: a demo writes its past first, and the calendar only goes on.
      app.addHook('onListen', async () => {
        runner = runBook(play);
      });
      app.addHook('onClose', () => runner?.stop());
    },
    jobs: [forgetMessagesJob, archiveJob],
    contributes: {
      work: [alertWork],
      approvals: [...resultApprovals, ...feedApprovals],
      betWords: [wordsOfSlip],
      storySources: [sportsStory],
      inHouseGames: listedSports(),
    },
  };
}
