import type { FastifyInstance } from 'fastify';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { actorOf, recordAudit } from './audit.ts';

/** An operator who tried what they may not do is in the log, too. */
export function auditRefusals(app: FastifyInstance, house: House): void {
  app.addHook('onResponse', ({ caller, found }, reply, done) => {
    if (reply.statusCode !== 403 || !caller?.operatorId) return done();
    const subject = found?.name ?? 'unknown';
    const { address } = caller;
    begin(house.db, (tx) =>
      recordAudit(house, tx, {
        actor: actorOf(caller),
        action: 'operators.refused',
        subject,
        address,
      }),
    )
      .catch((error) => house.log.error(error))
      .finally(() => done());
  });
}
