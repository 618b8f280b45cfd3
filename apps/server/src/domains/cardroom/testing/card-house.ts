import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { buildApp } from '../../../app.ts';
import { openHouse } from '../../../open-house.ts';
import { stopClock } from '../../../testing/clock.ts';
import type { TestHouse } from '../../../testing/house.ts';
import { PATIENCE } from '../../../testing/patience.ts';
import { ask, openPlayersHouse, playersFittings } from '../../../testing/players.ts';
import { openPlay } from '../../play/index.ts';
import { type Driver, driveTables } from '../hands/driver.ts';

export type Message = { topic: string; body: Record<string, unknown> };

/** A house whose card tables move only when the test lets time pass. */
export type CardHouse = TestHouse & {
  driver: Driver;
  /** Everything that was said on sockets. */
  said: Message[];
  /** Lets time pass, and whatever is due by then happen. */
  pass(ms: number): Promise<void>;
  /** The same table on a server that was started anew. */
  restart(): Promise<CardHouse>;
};

export async function openCardHouse(): Promise<CardHouse> {
  const test = await openPlayersHouse({ runsCards: false });
  return furnish(test);
}

function furnish(test: TestHouse): CardHouse {
  const { house } = test;
  stopClock(house);
  const play = openPlay(house);
  const driver = driveTables(play, { runsCards: false });
  const said: Message[] = [];
  house.realtime.isHeard = () => true;
  house.realtime.publish = (topic, body) => {
    if (topic.startsWith('cards:')) said.push({ topic, body: JSON.parse(JSON.stringify(body)) });
  };
  const close = async () => {
    await driver.stop();
    await play.lanes.close();
    await test.close();
  };
  return {
    ...test,
    driver,
    said,
    close,
    pass: async (ms) => {
      house.clock.moveTo(new Date(house.clock.now().getTime() + ms));
      for (let isAny = true; isAny; ) {
        isAny = await driver.look();
        await driver.rest();
      }
    },
    restart: async () => {
      await driver.stop();
      await play.lanes.close();
      const at = house.clock.now();
      await test.app.close();
      const opened = openHouse(house.config, test.serveUrl, pino({ level: 'silent' }), PATIENCE);
      opened.house.clock.moveTo(at);
      const app = await buildApp(opened.house, playersFittings({ runsCards: false }));
      const again = furnish({ ...test, house: opened.house, app });
      return {
        ...again,
        close: async () => {
          await again.driver.stop();
          await app.close();
          await opened.close();
          await test.close();
        },
      };
    },
  };
}

// biome-ignore lint/suspicious/noExplicitAny: a test looks into any answer
export type Shown = any;

/** Calls of the card room as one member, by the path after `/wps/cardroom`. */
export function as({ app }: CardHouse, who: string) {
  const post = async (path: string, body: object = {}) =>
    (
      await ask<Shown>(app, who, 'POST', `/wps/cardroom${path}`, {
        requestId: randomUUID(),
        ...body,
      })
    ).body;
  const get = async (path: string) =>
    (await ask<Shown>(app, who, 'GET', `/wps/cardroom${path}`)).body;
  return { post, get };
}
