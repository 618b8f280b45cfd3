import { z } from 'zod/mini';
import { call, idText, nothing } from '../call.ts';

export const upload = call({
  method: 'POST',
  path: '/wps/upload',
  audience: 'member',
  class: 'upload',
  summary: 'Takes one picture (png or jpg, at most 5 MB), makes it anew, and gives it an id.',
  input: nothing,
  value: z.object({ fileId: idText }),
});

export const file = call({
  method: 'GET',
  path: '/wps/files/:fileId',
  audience: 'session',
  class: 'read',
  answer: 'file',
  summary: 'One of the own uploaded pictures.',
  input: z.object({ fileId: idText }),
  value: z.unknown(),
});
