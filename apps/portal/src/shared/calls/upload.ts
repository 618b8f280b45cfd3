import { membersUploads } from '@baize/contract';
import { exchange } from './exchange.ts';

/** The limits of every picture that a member sends. */
export const PICTURE_LIMITS = {
  types: ['image/png', 'image/jpeg'],
  maxBytes: 5_242_880,
} as const;

/** A picture goes up by itself and comes back as a number. */
export async function uploadPicture(file: File, purpose: string): Promise<string> {
  const body = new FormData();
  body.append('purpose', purpose);
  body.append('file', file);
  const value = await exchange(membersUploads.upload.path, { method: 'POST', raw: { body } });
  return (value as { fileId: string }).fileId;
}
