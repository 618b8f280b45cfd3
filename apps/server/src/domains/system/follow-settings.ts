import type { FastifyInstance } from 'fastify';
import type { House } from '../../platform/house.ts';
import { reloadSettings } from './settings.ts';

const LOOK_EVERY_MS = 1_000;

/** Reads the settings once, then keeps up with what other servers save. */
export async function followSettings(app: FastifyInstance, house: House): Promise<void> {
  await reloadSettings(house);
  let isLooking = false;
  const timer = setInterval(async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      await reloadSettings(house);
    } catch (error) {
      // Without the database, what was known last goes on to hold.
      house.log.warn(error, 'The settings could not be read');
    }
    isLooking = false;
  }, LOOK_EVERY_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
