import type { FastifyInstance } from 'fastify';
import { begin } from '../../../platform/database.ts';
import { hearAnswers } from '../../../platform/edge/answered.ts';
import type { House } from '../../../platform/house.ts';
import { actorOf, recordAudit } from './audit.ts';

/** An operator who tried what they may not do is in the log, too. */
export function auditRefusals(app: FastifyInstance, house: House): void {
  hearAnswers(app, ({ caller, found, status }) => {
    if (status !== 403 || !caller?.operatorId) return;
    const subject = found?.name ?? 'unknown';
    const { address } = caller;
    begin(house.db, (tx) =>
      recordAudit(house, tx, {
        actor: actorOf(caller),
        action: 'operators.refused',
        subject,
        address,
      }),
    ).catch((error) => house.log.error(error));
  });
}
