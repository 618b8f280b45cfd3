import { protectionDesk as desk } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../platform/house.ts';
import { serve } from '../../platform/serve.ts';
import { excludeMember } from './bars.ts';
import { decideCase, listCases } from './cases.ts';
import { decideIdentity, listIdentities, showFile } from './file.ts';
import { protectionJobs } from './jobs.ts';
import { decideMatch, listMatches, newcomers } from './same-person.ts';
import { saveSettings, showSettings } from './settings.ts';
import { askStakesBack } from './under-age.ts';

export function protectionOperatorRoutes(app: FastifyInstance, house: House): void {
  house.jobs.add(...protectionJobs);
  house.events.add(newcomers);
  serve(app, desk.readSettings, () => showSettings(house));
  serve(app, desk.saveSettings, (wish, caller) => saveSettings(house, caller, wish));
  serve(app, desk.memberFile, ({ memberId }, caller) => showFile(house, caller, BigInt(memberId)));
  serve(app, desk.excludeMember, async ({ memberId, reason: _reason, ...wish }, caller) => {
    await excludeMember(house, caller, { memberId: BigInt(memberId), ...wish });
    return null;
  });
  serve(app, desk.decideIdentity, (wish, caller) => decideIdentity(house, caller, wish));
  serve(app, desk.listIdentities, (wish) => listIdentities(house, wish));
  serve(app, desk.askStakesBack, (wish, caller) => askStakesBack(house, caller, wish));
  serve(app, desk.listMatches, (wish) => listMatches(house, wish));
  serve(app, desk.decideMatch, (wish, caller) => decideMatch(house, caller, wish));
  serve(app, desk.listCases, (wish) => listCases(house, wish));
  serve(app, desk.decideCase, (wish, caller) => decideCase(house, caller, wish));
}
