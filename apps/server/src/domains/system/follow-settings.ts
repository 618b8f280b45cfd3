import type { FastifyInstance } from 'fastify';
import type { House } from '../../platform/house.ts';
import { reloadSettings, SETTINGS_SAVED } from './settings.ts';

const LOOK_EVERY_MS = 1_000;

/** Reads the settings once, then keeps up with what other servers save: at once, and a second later at most. */
export async function followSettings(app: FastifyInstance, house: House): Promise<void> {
  await reloadSettings(house);
  let looking: Promise<void> | undefined;
  const look = () => {
    looking ??= reloadSettings(house)
      // Without the database, what was known last goes on to hold.
      .catch((err) => house.log.warn({ err }, 'The settings could not be read'))
      .finally(() => {
        looking = undefined;
      });
  };
  const stopHearing = house.fanout.subscribe(SETTINGS_SAVED, look);
  const timer = setInterval(look, LOOK_EVERY_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    stopHearing();
    await looking;
  });
}
