type Props = { value: unknown };

/** One fact of a step, whatever its game calls it: a board as a board, a list as a row. */
export function StepValue({ value }: Props) {
  if (Array.isArray(value)) {
    return value.some(Array.isArray) ? <Board columns={value} /> : <Row items={value} />;
  }
  if (value !== null && typeof value === 'object') {
    return (
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5">
        {Object.entries(value).map(([name, part]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd>
              <StepValue value={part} />
            </dd>
          </div>
        ))}
      </dl>
    );
  }
  return <span className="num break-words">{String(value)}</span>;
}

/** Steps tell a board by its columns, as reels turn. */
function Board({ columns }: { columns: readonly unknown[] }) {
  return (
    <div className="flex gap-1 overflow-x-auto" dir="ltr">
      {columns.map((column, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is named by its place
        <div key={at} className="flex flex-col gap-1">
          {(Array.isArray(column) ? column : [column]).map((cell, row) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is named by its place
              key={row}
              className="num grid h-8 min-w-14 place-items-center rounded-[5px] bg-rail px-1.5 text-xs"
            >
              {String(cell)}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

function Row({ items }: { items: readonly unknown[] }) {
  return (
    <span className="flex flex-wrap gap-1" dir="ltr">
      {items.map((item, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: an item is named by its place
          key={at}
          className="num rounded-[5px] bg-rail px-1.5 py-0.5 text-xs"
        >
          {typeof item === 'object' && item !== null ? JSON.stringify(item) : String(item)}
        </span>
      ))}
    </span>
  );
}
