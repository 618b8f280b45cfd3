import { z } from 'zod/mini';
import { call, nothing } from '../call.ts';

export const uploadPicture = call({
  method: 'POST',
  path: '/ops/content/pictures',
  audience: 'operator',
  class: 'upload',
  right: 'content.edit',
  summary: 'Takes one picture (png or jpg, at most 5 MB) for all to see, and says where it lies',
  input: nothing,
  value: z.object({ url: z.string() }),
});

export const uploadVideo = call({
  method: 'POST',
  path: '/ops/content/videos',
  audience: 'operator',
  class: 'upload',
  right: 'content.edit',
  summary: 'Takes one video (mp4 or webm, at most 20 MB) for all to see, and says where it lies',
  input: nothing,
  value: z.object({ url: z.string() }),
});
