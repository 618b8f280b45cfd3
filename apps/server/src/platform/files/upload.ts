import { membersUploads as contract } from '@baize/contract';
import { fastifyMultipart } from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type KeptFile, keepPicture, ownFile, readKept } from '../files.ts';
import type { House } from '../house.ts';
import { Refusal, refuse } from '../refusal.ts';
import { serve } from '../serve.ts';
import { LARGEST_UPLOAD } from './pictures.ts';

const PURPOSES = ['avatar', 'deposit-proof', 'receipt-proof', 'activity', 'identity'];

/** Pictures in and out: one upload at a time, each to be asked for by its owner. */
export async function uploadRoutes(app: FastifyInstance, house: House): Promise<void> {
  await readForms(app);
  serve(app, contract.upload, async (_input, caller, { request }) => {
    const { bytes, purpose } = await readUpload(request).catch(tellUnreadable);
    const file = await keepPicture(house, { ownerId: caller.memberId, purpose, bytes });
    return { fileId: String(file.id) };
  });
  serve(app, contract.file, async ({ fileId }, caller, { reply }) =>
    sendFile(house, reply, await ownFile(house, caller.memberId, fileId)),
  );
}

const FORM_LIMITS = {
  files: 1,
  fields: 4,
  parts: 5,
  fieldSize: 200,
  fileSize: LARGEST_UPLOAD + 1,
};

/**
 * The reader of forms would look at every request twice, to clear files that it wrote to the disk. We
 * have it write none, so that its hooks are left out and only what reads a form remains.
 */
function readForms(app: FastifyInstance): Promise<void> {
  const hookless = Object.create(app, { addHook: { value: () => hookless } }) as FastifyInstance;
  return new Promise((resolve, reject) => {
    const options = { limits: FORM_LIMITS, throwFileSizeLimit: false };
    fastifyMultipart(hookless, options, (error?: Error) => (error ? reject(error) : resolve()));
  });
}

/** The one picture of a form, as it came; a video may be larger than what is usual. */
export async function readUploaded(request: FastifyRequest, largest?: number): Promise<Buffer> {
  return (await readUpload(request, largest).catch(tellUnreadable)).bytes;
}

/** The purpose may come before the picture or after it. */
async function readUpload(
  request: FastifyRequest,
  largest = LARGEST_UPLOAD,
): Promise<{ bytes: Buffer; purpose: string }> {
  if (!request.isMultipart()) refuse('UNSUPPORTED_CONTENT');
  let bytes: Buffer | undefined;
  let purpose = 'activity';
  for await (const part of request.parts({ limits: { fileSize: largest + 1 } })) {
    if (part.type === 'file') bytes = await part.toBuffer();
    else if (part.fieldname === 'purpose') purpose = String(part.value);
  }
  if (!PURPOSES.includes(purpose)) refuse('INVALID_INPUT');
  return { bytes: bytes ?? refuse('INVALID_INPUT'), purpose };
}

/** What the reader of forms trips over is the sender's fault: a cut end, no boundary, no form at all. */
function tellUnreadable(error: unknown): never {
  const isTold = error instanceof Refusal || 'statusCode' in (error as object);
  if (isTold) throw error;
  return refuse('BODY_UNREADABLE');
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
