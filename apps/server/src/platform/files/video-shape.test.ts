import { expect, test } from 'vitest';
import { wholeVideoKind } from './video-shape.ts';

const box = (name: string, content = Buffer.alloc(0)) => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length, 0);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, content]);
};
const mp4 = Buffer.concat([
  box('ftyp', Buffer.from('isom\0\0\0\0isom')),
  box('moov', Buffer.alloc(20)),
  box('mdat', Buffer.alloc(40)),
]);

const element = (id: number[], content: Buffer) =>
  Buffer.concat([Buffer.from([...id, 0x80 | content.length]), content]);
const webm = Buffer.concat([
  element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], Buffer.from('webm'))),
  element([0x18, 0x53, 0x80, 0x67], Buffer.alloc(60)),
]);

test('an mp4 and a webm are known by all of their bytes', () => {
  expect([mp4, webm].map(wholeVideoKind)).toEqual(['mp4', 'webm']);
});

const page = Buffer.from('<html><script>alert(1)</script></html>');
const matroska = Buffer.from(webm.toString('latin1').replace('webm', 'mkv1'), 'latin1');

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a page', page],
  ['an mp4 with a page behind it', Buffer.concat([mp4, page])],
  ['a webm with a page behind it', Buffer.concat([webm, page])],
  ['half an mp4', mp4.subarray(0, mp4.length - 10)],
  ['half a webm', webm.subarray(0, webm.length - 10)],
  ['an mp4 without its cut', Buffer.concat([box('ftyp'), box('mdat', Buffer.alloc(9))])],
  ['boxes of other names', Buffer.concat([box('ftyp'), box('evil'), box('moov'), box('mdat')])],
  ['another kind of the same family', matroska],
])('%s is no video', (_what, bytes) => {
  expect(wholeVideoKind(bytes)).toBeUndefined();
});
