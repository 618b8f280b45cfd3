import { listen } from '../../../platform/events.ts';
import { queueLetter } from '../../post/index.ts';

/** The owner hears of what someone else should not have been able to do. */
export const warnOwners = listen({
  name: 'identity.letters',
  events: ['member.signed-in-from-new-place', 'member.password-changed'],
  handle: async (tx, events) => {
    for (const { name, payload } of events) {
      const { memberId } = payload;
      await queueLetter(
        tx,
        name === 'member.password-changed'
          ? { memberId, letter: 'passwordChanged', place: '' }
          : { memberId, letter: 'newPlace', place: payload.location ?? '?' },
      );
    }
  },
});
