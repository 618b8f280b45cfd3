import type { FastifyReply, FastifyRequest } from 'fastify';
import { begin } from '../../platform/database.ts';
import { readUploaded } from '../../platform/files/upload.ts';
import { findPublicFile, keepPicture, readKept } from '../../platform/files.ts';
import type { House } from '../../platform/house.ts';
import { refuse } from '../../platform/refusal.ts';
import { type Editor, putOnRecord } from './changes.ts';

const ADDRESS = '/wps/pictures/';
const ONE_YEAR_S = 31_536_000;

/** A picture for all to see: made anew like any other, and put on record. */
export async function keepPublicPicture(house: House, editor: Editor, request: FastifyRequest) {
  const bytes = await readUploaded(request);
  const file = await keepPicture(house, {
    // Members own files by their own numbers; an operator's are below zero, and never a member's.
    ownerId: -editor.operatorId,
    purpose: 'public',
    bytes,
    isUncounted: true,
  });
  await begin(house.db, (tx) =>
    putOnRecord(house, tx, editor, {
      action: 'content.picture.added',
      subject: `file:${file.id}`,
      after: { bytes: file.bytes, type: file.type },
    }),
  );
  return { url: `${ADDRESS}${file.name}` };
}

/** Its name is drawn anew for every upload, so it may be kept for as long as anyone likes. */
export async function sendPublicPicture(house: House, reply: FastifyReply, name: string) {
  const file = (await findPublicFile(house, name)) ?? refuse('NOT_FOUND');
  return reply
    .type(file.type)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('cache-control', `public, max-age=${ONE_YEAR_S}, immutable`)
    .send(await readKept(house, file));
}
