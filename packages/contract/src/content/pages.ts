import { z } from 'zod/mini';
import { call, instant, pageNumber, pageSize } from '../call.ts';
import { loose } from './parts.ts';

export const pageKinds = ['blog', 'news', 'licence', 'terms', 'privacy', 'about'] as const;

const pageKind = z.enum(pageKinds);

const slug = z.string().check(z.regex(/^[a-z0-9-]{1,80}$/));

const pageHead = {
  kind: pageKind,
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  picture: z.string(),
  publishedAt: instant,
};

export const pages = call({
  method: 'GET',
  path: '/wps/content/pages',
  audience: 'anyone',
  class: 'read',
  summary: 'Published pages of one kind, newest first.',
  input: z.object({ kind: pageKind, page: pageNumber, pageSize, language: loose(20) }),
  value: z.object({
    list: z.array(z.object(pageHead)),
    page: z.int(),
    totalPages: z.int(),
    totalCount: z.int(),
  }),
});

export const page = call({
  method: 'GET',
  path: '/wps/content/pages/:kind/:slug',
  audience: 'anyone',
  class: 'read',
  summary: 'One published page, whole.',
  input: z.object({ kind: pageKind, slug, language: loose(20) }),
  value: z.object({ ...pageHead, content: z.string(), lang: z.string() }),
});

export const picture = call({
  method: 'GET',
  path: '/wps/pictures/:name',
  audience: 'anyone',
  whileClosed: true,
  class: 'open',
  answer: 'file',
  summary: 'A picture that the operators put up.',
  input: z.object({ name: z.string().check(z.regex(/^[0-9a-f]{48}$/)) }),
  value: z.unknown(),
});
