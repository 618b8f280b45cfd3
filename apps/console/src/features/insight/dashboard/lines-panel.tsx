import { Panel, SkeletonText } from '@baize/ui';
import type { ComponentProps, ReactNode } from 'react';
import { sentenceOf } from '../../../shared/errors.ts';
import { PanelHead } from './panel-head.tsx';

type Props<Row> = ComponentProps<typeof PanelHead> & {
  /** Not there until they are read. */
  rows: readonly Row[] | undefined;
  error?: unknown;
  /** As many lines as are awaited. */
  lines?: number;
  /** What stands there where there are none. */
  none?: string;
  line: (row: Row) => ReactNode;
};

/** A part of the dashboard that is a short list of links. */
export function LinesPanel<Row>({ rows, error, lines, none, line, ...head }: Props<Row>) {
  return (
    <Panel className="min-w-0">
      <PanelHead {...head} />
      {Boolean(error) && <p className="text-danger">{sentenceOf(error)}</p>}
      {!rows && !error && <SkeletonText {...(lines !== undefined && { lines })} />}
      {rows?.length === 0 && none && <p className="text-ink-soft">{none}</p>}
      <ul>{rows?.map(line)}</ul>
    </Panel>
  );
}
