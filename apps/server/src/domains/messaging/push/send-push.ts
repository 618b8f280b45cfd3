import { days, seconds } from '@baize/calendar';
import type { House } from '../../../platform/house.ts';
import { postOutside } from '../../../platform/outside/post-outside.ts';
import { isOwnNetOpen, outsideLookup } from '../../../platform/outside/public-address.ts';
import { type Device, devicesOf, forgetDevice } from './devices.ts';
import { encryptFor } from './encrypt.ts';
import { pushAuthorization } from './push-keys.ts';

/** What a browser shows, and where it leads; one with the tag of another takes its place. */
export type PushWords = { title: string; text: string; url: string; tag: string; language: string };

/** As much as a notification shows; a push service takes four kilobytes. */
const MAX_TEXT = 300;
const KEPT_MS = days(1);
const WITHIN_MS = seconds(10);
/** The browser is gone, or took its yes back. */
const GONE = [404, 410];

/** Tells every browser of a member; true if one of them is told. A browser that is gone is forgotten. */
export async function sendPush(house: House, memberId: bigint, words: PushWords): Promise<boolean> {
  const text = words.text.length > MAX_TEXT ? `${words.text.slice(0, MAX_TEXT - 1)}…` : words.text;
  const said = JSON.stringify({ ...words, text });
  const devices = await devicesOf(house, memberId);
  const told = await Promise.all(
    devices.map(async (device) => {
      const status = await post(house, device, said);
      if (GONE.includes(status)) await forgetDevice(house, device.id);
      return status >= 200 && status < 300;
    }),
  );
  return told.includes(true);
}

async function post(house: House, device: Device, said: string): Promise<number> {
  try {
    return await postOutside(device.endpoint, {
      headers: {
        authorization: await pushAuthorization(house, device.endpoint),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(KEPT_MS / 1_000),
        urgency: 'normal',
      },
      body: encryptFor(device, said),
      withinMs: WITHIN_MS,
      lookup: isOwnNetOpen(house) ? undefined : outsideLookup(),
    });
  } catch (error) {
    house.log.warn({ error: String(error) }, 'a push service did not answer');
    return 0;
  }
}
