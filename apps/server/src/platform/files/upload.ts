import { uploads as contract } from '@baize/contract';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type KeptFile, keepPicture, ownFile, readKept } from '../files.ts';
import type { House } from '../house.ts';
import { refuse } from '../refusal.ts';
import { serve } from '../serve.ts';
import { LARGEST_UPLOAD } from './pictures.ts';

const PURPOSES = ['avatar', 'deposit-proof', 'receipt-proof', 'activity', 'identity'];

/** Pictures in and out: one upload at a time, each to be asked for by its owner. */
export async function uploadRoutes(app: FastifyInstance, house: House): Promise<void> {
  await app.register(multipart, {
    limits: { files: 1, fields: 4, parts: 5, fieldSize: 200, fileSize: LARGEST_UPLOAD + 1 },
    throwFileSizeLimit: false,
  });
  serve(app, contract.upload, async (_input, caller, { request }) => {
    const { bytes, purpose } = await readUpload(request);
    const file = await keepPicture(house, { ownerId: caller.memberId, purpose, bytes });
    return { fileId: String(file.id) };
  });
  serve(app, contract.file, async ({ fileId }, caller, { reply }) =>
    sendFile(house, reply, await ownFile(house, caller.memberId, fileId)),
  );
}

async function readUpload(request: FastifyRequest): Promise<{ bytes: Buffer; purpose: string }> {
  if (!request.isMultipart()) refuse('UNSUPPORTED_CONTENT');
  const part = (await request.file()) ?? refuse('INVALID_INPUT');
  const bytes = await part.toBuffer();
  const field = part.fields.purpose;
  const purpose = field && 'value' in field ? String(field.value) : 'activity';
  if (!PURPOSES.includes(purpose)) refuse('INVALID_INPUT');
  return { bytes, purpose };
}

/** A stranger's bytes never become a page of ours: no sniffing, no scripts, saved rather than shown. */
export async function sendFile(house: House, reply: FastifyReply, file: KeptFile) {
  return reply
    .type(file.type)
    .header('content-disposition', `attachment; filename="${file.id}.${file.type.split('/')[1]}"`)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('cache-control', 'private, no-store')
    .send(await readKept(house, file));
}
