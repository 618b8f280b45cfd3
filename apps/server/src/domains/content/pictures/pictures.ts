import { days, seconds } from '@baize/calendar';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { begin } from '../../../platform/database.ts';
import { readUploaded } from '../../../platform/files/upload.ts';
import { LARGEST_VIDEO } from '../../../platform/files/video-shape.ts';
import {
  findPublicFile,
  type KeptFile,
  keepPicture,
  keepVideo,
  readKept,
} from '../../../platform/files.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type Editor, putOnRecord } from '../changes.ts';

const ADDRESS = '/wps/pictures/';
const ONE_YEAR_S = days(365) / seconds(1);

/** A picture for all to see: made anew like any other, and put on record. */
export async function savePublicPicture(house: House, editor: Editor, request: FastifyRequest) {
  const bytes = await readUploaded(request);
  const file = await keepPicture(house, {
    // Members own files by their own numbers; an operator's are below zero, and never a member's.
    ownerId: -editor.operatorId,
    purpose: 'public',
    bytes,
    isUncounted: true,
  });
  return putUp(house, editor, file, 'content.picture.added');
}

/** A video for all to see, as it came: it is looked through, not made anew. */
export async function savePublicVideo(house: House, editor: Editor, request: FastifyRequest) {
  const bytes = await readUploaded(request, LARGEST_VIDEO);
  const file = await keepVideo(house, { ownerId: -editor.operatorId, purpose: 'public', bytes });
  return putUp(house, editor, file, 'content.video.added');
}

async function putUp(house: House, editor: Editor, file: KeptFile, action: string) {
  await begin(house.db, (tx) =>
    putOnRecord(house, tx, editor, {
      action,
      subject: `file:${file.id}`,
      after: { bytes: file.bytes, type: file.type },
    }),
  );
  return { url: `${ADDRESS}${file.name}` };
}

/** Its name is drawn anew for every upload, so it may be kept for as long as anyone likes. */
export async function sendPublicPicture(house: House, reply: FastifyReply, name: string) {
  const file = (await findPublicFile(house, name)) ?? refuse('NOT_FOUND');
  void reply
    .type(file.type)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('cache-control', `public, max-age=${ONE_YEAR_S}, immutable`);
  const bytes = await readKept(house, file);
  return file.type.startsWith('video/') ? sendPart(reply, bytes) : reply.send(bytes);
}

/** Some browsers play a video only where they may ask for a part of it. */
function sendPart(reply: FastifyReply, bytes: Buffer) {
  void reply.header('accept-ranges', 'bytes');
  const asked = /^bytes=(\d{1,12})-(\d{0,12})$/.exec(reply.request.headers.range ?? '');
  if (!asked) return reply.send(bytes);
  const from = Number(asked[1]);
  const last = Math.min(asked[2] ? Number(asked[2]) : Number.POSITIVE_INFINITY, bytes.length - 1);
  if (from > last) {
    return reply.code(416).header('content-range', `bytes */${bytes.length}`).send();
  }
  return reply
    .code(206)
    .header('content-range', `bytes ${from}-${last}/${bytes.length}`)
    .send(bytes.subarray(from, last + 1));
}
