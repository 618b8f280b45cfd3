import { z } from 'zod/mini';
import { call, done, idText, instant, instantInput, pageNumber, pageSize, text } from '../call.ts';
import { pageOf } from '../paging.ts';
import { pageKinds } from './pages.ts';
import {
  BODY_LENGTH,
  edited,
  inEachLanguage,
  media,
  operatorCall,
  operatorEdit,
  version,
} from './parts.ts';

const pageFields = {
  kind: z.enum(pageKinds),
  slug: z.string().check(z.regex(/^[a-z0-9-]{1,80}$/)),
  texts: inEachLanguage(
    z.object({ title: text(200), summary: text(500), body: text(BODY_LENGTH) }),
  ),
  picture: media,
  isPublished: z.boolean(),
};

export const page = z.object({ id: z.string(), ...pageFields, publishedAt: instant, ...edited });

export const listPages = call({
  method: 'GET',
  path: '/ops/content/pages',
  ...operatorCall,
  summary: 'Blog, news, licences, terms, privacy: published or not',
  input: z.object({ page: pageNumber, pageSize, kind: z.optional(z.enum(pageKinds)) }),
  value: pageOf(page),
});

export const readPage = call({
  method: 'GET',
  path: '/ops/content/pages/:id',
  ...operatorCall,
  summary: 'One page in every language',
  input: z.object({ id: idText }),
  value: page,
});

export const createPage = call({
  method: 'POST',
  path: '/ops/content/pages',
  ...operatorEdit,
  summary: 'Adds a page; one published in the future appears by itself',
  input: z.object({ ...pageFields, publishedAt: instantInput }),
  value: page,
});

export const changePage = call({
  method: 'PUT',
  path: '/ops/content/pages/:id',
  ...operatorEdit,
  summary: 'Changes a page, unless someone else did meanwhile',
  input: z.object({ id: idText, version, ...pageFields, publishedAt: instantInput }),
  value: page,
});

export const removePage = call({
  method: 'DELETE',
  path: '/ops/content/pages/:id',
  ...operatorEdit,
  summary: 'Removes a page',
  input: z.object({ id: idText }),
  value: done,
});
