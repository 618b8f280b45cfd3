import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { postOutside } from './post-outside.ts';
import { NOT_CALLED, outsideLookup } from './public-address.ts';

const LOOPBACK = { address: '127.0.0.1', family: 4 };
const OUTSIDE = { address: '203.0.113.7', family: 4 };
const posting = { headers: {}, body: '{}', withinMs: 30_000 };

test('an event goes to the very address that was looked at, and to none of our own net', async () => {
  const hosts: (string | undefined)[] = [];
  const receiver = createServer((request, response) => {
    hosts.push(request.headers.host);
    response.writeHead(302, { location: 'http://elsewhere.test/' }).end();
  });
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
  const { port } = receiver.address() as AddressInfo;
  const name = `http://receiver.test:${port}/events`;

  let looks = 0;
  const rebinding = outsideLookup((_name, _options, done) => {
    looks += 1;
    done(null, looks === 1 ? [OUTSIDE, LOOPBACK] : [LOOPBACK]);
  });
  for (const look of [1, 2]) {
    await expect(postOutside(name, { ...posting, lookup: rebinding })).rejects.toThrow(NOT_CALLED);
    expect(looks, 'one look for each connection').toBe(look);
  }
  for (const host of ['127.0.0.1', '2130706433', '[::1]', '[::ffff:7f00:1]', '[64:ff9b::a00:1]']) {
    const url = `http://${host}:${port}/`;
    await expect(postOutside(url, { ...posting, lookup: rebinding })).rejects.toThrow(NOT_CALLED);
  }
  expect(hosts).toEqual([]);

  // Where a name is let through, its connection is made to what the look found.
  const lookup = (_name: string, { all }: { all?: boolean | undefined }, done: Done) =>
    all ? done(null, [LOOPBACK]) : done(null, LOOPBACK.address, LOOPBACK.family);
  expect(await postOutside(name, { ...posting, lookup })).toBe(302);
  expect(hosts).toEqual([`receiver.test:${port}`]);
  receiver.close();
});

type Done = Parameters<ReturnType<typeof outsideLookup>>[2];
