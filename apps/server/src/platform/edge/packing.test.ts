import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { encodingFor, packAnswers } from './packing.ts';

const LONG = 'the same again '.repeat(500);

function serverOf() {
  const app = fastify();
  packAnswers(app);
  app.get('/text', (_request, reply) => reply.type('text/plain').send(LONG));
  app.get('/stream', (_request, reply) => reply.type('text/csv').send(Readable.from([LONG, LONG])));
  app.get('/picture', (_request, reply) => reply.type('image/webp').send(Buffer.from(LONG)));
  app.get('/packed', (_request, reply) =>
    reply.type('text/plain').header('content-encoding', 'gzip').send(Buffer.from(LONG)),
  );
  app.get('/varied', (_request, reply) => reply.header('vary', 'cookie').send({ LONG }));
  return app;
}

const get = (url: string, encoding: string) =>
  serverOf().inject({ url, headers: { 'accept-encoding': encoding } });

test('texts and streams of text say the same when they are unpacked', async () => {
  const brotli = await get('/text', 'br');
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(LONG);
  expect(Number(brotli.headers['content-length'])).toBe(brotli.rawPayload.length);
  const stream = await get('/stream', 'gzip');
  expect(stream.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(stream.rawPayload).toString()).toBe(LONG + LONG);
});

test('what is no text, or packed already, leaves as it is', async () => {
  const picture = await get('/picture', 'br');
  expect(picture.headers['content-encoding']).toBeUndefined();
  const packed = await get('/packed', 'br');
  expect(packed.headers['content-encoding']).toBe('gzip');
  for (const { rawPayload } of [picture, packed]) expect(rawPayload.toString()).toBe(LONG);
});

test('a packed answer says what else it depends on', async () => {
  expect((await get('/text', 'br')).headers.vary).toBe('accept-encoding');
  expect((await get('/varied', 'br')).headers.vary).toBe('cookie, accept-encoding');
});

test('an encoding is taken where it has weight, the smaller first', () => {
  expect(encodingFor('gzip, deflate, br')).toBe('br');
  expect(encodingFor('br;q=0, gzip;q=0.5')).toBe('gzip');
  expect(encodingFor('*')).toBe('br');
  expect(encodingFor('identity')).toBeUndefined();
  expect(encodingFor('gzip;q=0')).toBeUndefined();
  expect(encodingFor(undefined)).toBeUndefined();
});
