import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LARGEST_VIDEO } from '../../../platform/files/video-shape.ts';
import { openTestOperators, type TestOperators } from '../../../testing/operators.ts';

let desk: TestOperators;
beforeAll(async () => {
  desk = await openTestOperators();
});
afterAll(() => desk.close());

const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0C6B4E' } })
  .png()
  .toBuffer();

async function putUp(operator: string, bytes: Buffer, kind = 'pictures') {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'a.png');
  const request = new Request('http://x', { method: 'POST', body: form });
  const answer = await desk.app.inject({
    method: 'POST',
    url: `/ops/content/${kind}`,
    headers: {
      authorization: await desk.logIn(operator),
      'content-type': request.headers.get('content-type')!,
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: answer.statusCode, ...answer.json() };
}

test('a picture that an operator puts up is seen by everyone, and may be kept', async () => {
  const { value } = await putUp('content', png);
  expect(value.url).toMatch(/^\/wps\/pictures\/[0-9a-f]{48}$/);
  const seen = await desk.app.inject(value.url);
  expect(seen.statusCode).toBe(200);
  expect(seen.headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'cache-control': expect.stringContaining('immutable'),
  });
  expect((await sharp(seen.rawPayload).metadata()).width).toBe(40);
});

test('what is no picture is refused, and so is who may not edit content', async () => {
  expect((await putUp('content', Buffer.from('<svg onload=alert(1)>'))).status).toBe(422);
  expect((await putUp('support', png)).status).toBe(403);
});

/** The smallest thing that is cut like an mp4: what it is, its cut, its pictures. */
const mp4 = Buffer.concat(
  ['ftyp', 'moov', 'mdat'].map((name) =>
    Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(name), Buffer.alloc(16, 7)]),
  ),
);

test('a video is taken by what is in it, and can be asked for in parts', async () => {
  const { value } = await putUp('content', mp4, 'videos');
  const whole = await desk.app.inject(value.url);
  expect([whole.statusCode, whole.headers['content-type']]).toEqual([200, 'video/mp4']);
  expect(whole.rawPayload.equals(mp4)).toBe(true);
  const part = (range: string) => desk.app.inject({ url: value.url, headers: { range } });
  const start = await part('bytes=0-9');
  expect([start.statusCode, start.headers['content-range']]).toEqual([206, 'bytes 0-9/72']);
  expect((await part('bytes=70-')).rawPayload).toEqual(mp4.subarray(70));
  expect((await part('bytes=72-')).statusCode).toBe(416);
});

test('what is no video is refused, however it is called, and so is one that is too large', async () => {
  expect(await putUp('content', png, 'videos')).toMatchObject({ errorCode: 'upload.not.video' });
  const large = Buffer.alloc(LARGEST_VIDEO + 1);
  expect(await putUp('content', large, 'videos')).toMatchObject({ status: 413 });
  expect((await putUp('support', mp4, 'videos')).status).toBe(403);
});

test('a member’s file is not among the public ones, whatever name is guessed', async () => {
  const { rows } = await desk.house.pool.query(
    `insert into files (owner_id, purpose, name, type, bytes, kept_at)
     values (1, 'identity', $1, 'image/png', 1, now()) returning name`,
    ['ab'.repeat(24)],
  );
  expect((await desk.app.inject(`/wps/pictures/${rows[0].name}`)).statusCode).toBe(404);
});
