import { z } from 'zod/mini';
import type { Shape } from './call.ts';

/** A numbered page, counted from 1: one of the two shapes in which operators get their lists. */
export const pageOf = <Row extends Shape>(row: Row) =>
  z.object({ list: z.array(row), page: z.int(), totalPages: z.int(), totalCount: z.int() });

/** The other: read on with `after`, the key of the last row; null when there is no more. */
export const trailOf = <Row extends Shape>(row: Row) => trailBy(row, z.string());

/** A trail whose key is a number. */
export const trailBy = <Row extends Shape, Key extends Shape>(row: Row, key: Key) =>
  z.object({ list: z.array(row), after: z.nullable(key) });
