import { z } from 'zod/mini';
import {
  call,
  done,
  idNumber,
  instant,
  instantInput,
  pageNumber,
  pageSize,
  text,
} from '../call.ts';
import { pageOf } from '../paging.ts';
import { baseCategories } from './kinds.ts';
import { gameCode, gameFields, list, tag, vendorCode, vendorFields } from './parts.ts';

const window = { maintenanceFrom: z.nullable(instant), maintenanceUntil: z.nullable(instant) };

const windowInput = {
  maintenanceFrom: z.nullable(instantInput),
  maintenanceUntil: z.nullable(instantInput),
};

export const vendor = z.object({
  code: z.string(),
  ...vendorFields,
  ...window,
  /** Whether this server knows how to open its games; if not, none of them is listed. */
  isOpenable: z.boolean(),
  gameCount: z.int(),
  version: z.int(),
});

export const listVendors = call({
  method: 'GET',
  path: '/ops/catalogue/vendors',
  audience: 'operator',
  class: 'read',
  right: 'catalogue.read',
  summary: 'Every vendor, with the number of its games',
  input: z.object({}),
  value: z.object({ list: z.array(vendor), adapters: z.array(z.string()) }),
});

export const saveVendor = call({
  method: 'PUT',
  path: '/ops/catalogue/vendors/:code',
  audience: 'operator',
  class: 'write',
  right: 'catalogue.edit',
  summary: 'Adds a vendor (version 0) or changes one',
  input: z.object({
    code: vendorCode,
    version: z.int().check(z.gte(0)),
    ...vendorFields,
    ...windowInput,
  }),
  value: vendor,
});

export const removeVendor = call({
  method: 'DELETE',
  path: '/ops/catalogue/vendors/:code',
  audience: 'operator',
  class: 'write',
  right: 'catalogue.edit',
  summary: 'Takes a vendor out of the catalogue with all its games; never the house itself',
  input: z.object({ code: vendorCode }),
  value: done,
});

export const game = z.object({
  nodeId: z.int(),
  vendor: z.string(),
  code: z.string(),
  ...gameFields,
  ...window,
  /** Played in the house: code, vendor and category are the server's, and it cannot be removed. */
  isInHouse: z.boolean(),
  /** Whether it could be opened now; if not, players do not see it. */
  isOpenable: z.boolean(),
  version: z.int(),
});

export const listGames = call({
  method: 'GET',
  path: '/ops/catalogue/games',
  audience: 'operator',
  class: 'read',
  right: 'catalogue.read',
  summary: 'Games, shown to players or not, by vendor, category, tag and name',
  input: z.object({
    page: pageNumber,
    pageSize,
    search: z.optional(text(80)),
    vendor: z.optional(text(40)),
    category: z.optional(z.enum(baseCategories)),
    tag: z.optional(text(40)),
    state: z.optional(z.enum(['enabled', 'disabled', 'hot', 'new', 'maintenance'])),
  }),
  value: pageOf(game),
});

export const readGame = call({
  method: 'GET',
  path: '/ops/catalogue/games/:nodeId',
  audience: 'operator',
  class: 'read',
  right: 'catalogue.read',
  summary: 'One game, shown to players or not',
  input: z.object({ nodeId: idNumber }),
  value: game,
});

export const createGame = call({
  method: 'POST',
  path: '/ops/catalogue/games',
  audience: 'operator',
  class: 'write',
  right: 'catalogue.edit',
  summary: 'Adds a game of an outside vendor',
  input: z.object({ vendor: vendorCode, code: gameCode, ...gameFields, ...windowInput }),
  value: game,
});

export const changeGame = call({
  method: 'PUT',
  path: '/ops/catalogue/games/:nodeId',
  audience: 'operator',
  class: 'write',
  right: 'catalogue.edit',
  summary: 'Changes a game, unless someone else did meanwhile',
  input: z.object({
    nodeId: idNumber,
    version: z.int().check(z.gte(1)),
    ...gameFields,
    ...windowInput,
  }),
  value: game,
});

export const removeGame = call({
  method: 'DELETE',
  path: '/ops/catalogue/games/:nodeId',
  audience: 'operator',
  class: 'write',
  right: 'catalogue.edit',
  summary: 'Takes a game of an outside vendor out of the catalogue',
  input: z.object({ nodeId: idNumber }),
  value: done,
});

export const orderGames = call({
  method: 'PUT',
  path: '/ops/catalogue/order',
  audience: 'operator',
  class: 'write',
  right: 'catalogue.edit',
  summary: 'Puts these games first, in this order',
  input: z.object({ nodeIds: list(idNumber, 999).check(z.minLength(1)) }),
  value: z.object({ changed: z.int() }),
});

export const markGames = call({
  method: 'POST',
  path: '/ops/catalogue/marks',
  audience: 'operator',
  class: 'write',
  right: 'catalogue.edit',
  summary: 'Marks many games at once: hot, new, on or off, tags, maintenance',
  input: z.object({
    nodeIds: list(idNumber, 999).check(z.minLength(1)),
    isHot: z.optional(z.boolean()),
    isNew: z.optional(z.boolean()),
    isEnabled: z.optional(z.boolean()),
    addTags: z._default(list(tag, 20), []),
    removeTags: z._default(list(tag, 20), []),
    maintenance: z.optional(z.object(windowInput)),
  }),
  value: z.object({ changed: z.int() }),
});

export const rules = z.object({
  esportsVendors: list(vendorCode, 100),
  cockfightVendors: list(vendorCode, 100),
  inhouseVendors: list(vendorCode, 100),
  /** A vendor's games of a category, shown in this order; the others follow. */
  categoryOrder: list(z.string().check(z.maxLength(20)), 20),
});

export const readRules = call({
  method: 'GET',
  path: '/ops/catalogue/rules',
  audience: 'operator',
  class: 'read',
  right: 'catalogue.read',
  summary: 'Which vendors make e-sports, cockfights and house games, and the order of categories',
  input: z.object({}),
  value: z.object({ version: z.int(), content: rules }),
});

export const saveRules = call({
  method: 'PUT',
  path: '/ops/catalogue/rules',
  audience: 'operator',
  class: 'write',
  right: 'catalogue.edit',
  summary: 'Changes the rules that split the categories',
  input: z.object({ version: z.int().check(z.gte(0)), content: rules }),
  value: z.object({ version: z.int(), content: rules }),
});
