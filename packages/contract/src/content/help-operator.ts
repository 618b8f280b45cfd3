import { z } from 'zod/mini';
import { call, done, idText, nothing, text } from '../call.ts';
import {
  BODY_LENGTH,
  edited,
  inEachLanguage,
  list,
  operatorCall,
  operatorEdit,
  sort,
  version,
} from './parts.ts';

const helpFields = {
  parentId: z.nullable(idText),
  tag: z.string().check(z.regex(/^[a-zA-Z0-9-]{1,40}$/)),
  texts: inEachLanguage(z.object({ title: text(200), body: text(BODY_LENGTH) })),
  colour: z.string().check(z.regex(/^(#[0-9a-fA-F]{6})?$/)),
  devices: list(z.enum(['WEB', 'MOBILE']), 2).check(z.minLength(1)),
  sort,
  isShown: z.boolean(),
};

export const helpArticle = z.object({ id: z.string(), ...helpFields, ...edited });

export const listHelp = call({
  method: 'GET',
  path: '/ops/content/help',
  ...operatorCall,
  summary: 'Every article of the help centre in every language',
  input: nothing,
  value: z.object({ list: z.array(helpArticle) }),
});

export const createHelp = call({
  method: 'POST',
  path: '/ops/content/help',
  ...operatorEdit,
  summary: 'Adds an article',
  input: z.object(helpFields),
  value: helpArticle,
});

export const changeHelp = call({
  method: 'PUT',
  path: '/ops/content/help/:id',
  ...operatorEdit,
  summary: 'Changes an article, unless someone else did meanwhile',
  input: z.object({ id: idText, version, ...helpFields }),
  value: helpArticle,
});

export const removeHelp = call({
  method: 'DELETE',
  path: '/ops/content/help/:id',
  ...operatorEdit,
  summary: 'Removes an article and what stands under it',
  input: z.object({ id: idText }),
  value: done,
});
