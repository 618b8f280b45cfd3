import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPeople, type People } from '../../testing/people.ts';
import { keepPicture } from '../files.ts';
import { remakeApart } from './picture-process.ts';
import { LARGEST_UPLOAD, remakePicture } from './pictures.ts';

let people: People;
let token: string;
beforeAll(async () => {
  people = await openPeople();
  token = (await people.register()).token;
});
afterAll(() => people.close());

const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0C6B4E' } })
  .png()
  .toBuffer();
const jpg = await sharp(png).jpeg().toBuffer();
const withPlace = await sharp(png)
  .withExif({ IFD0: { Copyright: 'CANARY-EXIF' } })
  .jpeg()
  .toBuffer();

async function upload(
  bytes: Buffer,
  { name = 'a.png', type = 'image/png', purpose = 'avatar' } = {},
) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)], { type }), name);
  form.append('purpose', purpose);
  const request = new Request('http://x', { method: 'POST', body: form });
  const answer = await people.app.inject({
    method: 'POST',
    url: '/wps/upload',
    headers: {
      authorization: (await people.register()).token,
      'content-type': request.headers.get('content-type')!,
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: answer.statusCode, ...answer.json() };
}

const PNG_START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(content.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/** A png whose header promises a size, with hardly any content. */
function bomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc(100_000));
  return Buffer.concat([
    PNG_START,
    chunk('IHDR', head),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A good png with chunks of another kind put behind its head. */
const withChunks = (...chunks: Buffer[]) =>
  Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);

const packed = deflateSync(Buffer.alloc(7_900_000, 'A'), { level: 9 });
/** 400 kB that unpack to 400 MB of text, which a decoder copies into 1.6 GB. */
const inflatedTexts = withChunks(
  ...Array.from({ length: 50 }, (_, nth) =>
    chunk('zTXt', Buffer.concat([Buffer.from(`a${nth}\0\0`), packed])),
  ),
);
const profile = (bytes: number) =>
  chunk('iCCP', Buffer.concat([Buffer.from('p\0\0'), deflateSync(Buffer.alloc(bytes))]));
const thousandScans = Buffer.concat([
  jpg.subarray(0, -2),
  ...Array.from({ length: 1_000 }, () => Buffer.from('ffda0008010100003f0000', 'hex')),
  jpg.subarray(-2),
]);

function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

const html = Buffer.from('<html><script>alert(1)</script></html>');
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const zip = Buffer.from('504b0506000000000000000000000000000000000000', 'hex');
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64');
const overByOne = Buffer.concat([png, Buffer.alloc(LARGEST_UPLOAD + 1 - png.length)]);

const hostile: [string, Buffer][] = [
  ['a page that is called png', html],
  ['an svg', svg],
  ['a zip', zip],
  ['a gif', gif],
  ['a png with a page behind it', Buffer.concat([png, html])],
  ['a png with a zip behind it', Buffer.concat([png, zip])],
  ['a png with a zip and another end behind it', Buffer.concat([png, zip, png.subarray(-12)])],
  ['a jpg with a page behind it', Buffer.concat([jpg, html])],
  [
    'a jpg with a zip and another end behind it',
    Buffer.concat([jpg, zip, Buffer.from('ffd9', 'hex')]),
  ],
  ['half a png', png.subarray(0, png.length / 2)],
  ['half a jpg', Buffer.concat([jpg.subarray(0, jpg.length / 2), Buffer.from('ffd9', 'hex')])],
  ['nothing', Buffer.alloc(0)],
  ['20,000 by 20,000 pixels', bomb(20_000, 20_000)],
  ['one byte more than 5 MB', overByOne],
  ['a png whose profile unpacks to 50 MB', withChunks(profile(50_000_000))],
  [
    'a png of more chunks than pixels',
    withChunks(...Array<Buffer>(5_000).fill(chunk('tEXt', html))),
  ],
  ['a jpg that is to be decoded a thousand times', thousandScans],
];

test.each(hostile)('refused: %s', async (_what, bytes) => {
  const answer = await upload(bytes);
  expect(answer.success, JSON.stringify(answer)).toBe(false);
  expect([413, 422]).toContain(answer.status);
  expect(answer.value).toBeNull();
});

test('a png and a jpg are made anew, without what else they carried, and served harmlessly', async () => {
  const form = new FormData();
  form.append('purpose', 'avatar');
  form.append(
    'file',
    new Blob([new Uint8Array(withPlace)], { type: 'image/jpeg' }),
    '../../evil.jpg',
  );
  const request = new Request('http://x', { method: 'POST', body: form });
  const kept = await people.app.inject({
    method: 'POST',
    url: '/wps/upload',
    headers: { authorization: token, 'content-type': request.headers.get('content-type')! },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  const { fileId } = kept.json().value;
  const read = (by: string) =>
    people.app.inject({ url: `/wps/files/${fileId}`, headers: { authorization: by } });
  const file = await read(token);
  expect(file.statusCode).toBe(200);
  expect(file.rawPayload.includes('CANARY-EXIF')).toBe(false);
  expect((await sharp(file.rawPayload).metadata()).width).toBe(40);
  expect(file.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
  });
  expect(file.headers['content-disposition']).toMatch(/^attachment; filename="\d+\.jpeg"$/);
  expect(file.headers['content-security-policy']).toContain('sandbox');
  const stranger = await people.register();
  expect((await read(stranger.token)).statusCode).toBe(404);
  const avatar = await people.ask('POST', '/wps/member/info/icon', { token, body: { fileId } });
  expect(avatar.value).toEqual({ avatar: `/wps/files/${fileId}`, avatarType: 'UPLOAD' });
  const stolen = await people.ask('POST', '/wps/member/info/icon', {
    token: stranger.token,
    body: { fileId },
  });
  expect(stolen.status).toBe(404);
});

test('a text in a picture is not unpacked: the picture is taken without it', async () => {
  expect(inflatedTexts.length).toBeLessThan(500_000);
  expect((await upload(inflatedTexts)).status).toBe(200);
  const { bytes } = await remakePicture(inflatedTexts);
  expect(bytes.includes('zTXt')).toBe(false);
});

test('a decoder that takes too much memory is ended, and the next picture is made', async () => {
  expect(await remakeApart(inflatedTexts, 'png')).toBeUndefined();
  expect(await remakeApart(png, 'png')).toBeInstanceOf(Buffer);
});

test('a purpose we do not have is refused, and visitors upload nothing', async () => {
  expect((await upload(png, { purpose: 'malware' })).status).toBe(400);
  expect(await people.ask('POST', '/wps/upload', { body: {} })).toMatchObject({ status: 401 });
});

const FILE = 'Content-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc';

test.each([
  ['no boundary', 'multipart/form-data', 'x'],
  ['a cut end', 'multipart/form-data; boundary=b', `--b\r\n${FILE}`],
  ['no form at all', 'multipart/form-data; boundary=b', 'junk'],
  ['nothing', 'multipart/form-data; boundary=b', ''],
  ['a name of its own workings', 'multipart/form-data; boundary=b', prototypeForm()],
])('a form with %s is refused, and breaks nothing', async (_what, type, payload) => {
  const headers = { authorization: (await people.register()).token, 'content-type': type };
  const answer = await people.app.inject({ method: 'POST', url: '/wps/upload', headers, payload });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ success: false });
});

function prototypeForm(): string {
  return `--b\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b\r\n${FILE}\r\n--b--\r\n`;
}

test('a member keeps a limited number of files', async () => {
  const { id } = await people.register();
  const { house } = people;
  const row = {
    owner_id: id,
    purpose: 'avatar',
    type: 'image/png',
    bytes: 1,
    kept_at: house.clock.now(),
  };
  await house.db
    .insertInto('files')
    .values(Array.from({ length: 200 }, (_, i) => ({ ...row, name: `${id}-${i}` })))
    .execute();
  const refused = keepPicture(house, { ownerId: id, purpose: 'avatar', bytes: png });
  await expect(refused).rejects.toMatchObject({ code: 'FILES_TOO_MANY' });
});
