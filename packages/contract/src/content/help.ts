import { z } from 'zod/mini';
import { call } from '../call.ts';
import { loose } from './parts.ts';

export const helpArticle = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  bgColor: z.string(),
  lang: z.string(),
  display: z.boolean(),
  tag: z.string(),
  get children() {
    return z.array(helpArticle);
  },
});

export type HelpArticle = z.infer<typeof helpArticle>;

export const helpCenter = call({
  method: 'GET',
  path: '/wps/system/helpCenter',
  audience: 'anyone',
  whileClosed: true,
  class: 'read',
  summary: 'The help centre: articles under their headings, in one language.',
  input: z.object({ lang: loose(20), device: loose(10) }),
  value: z.array(helpArticle),
});
