import { CopyButton } from '@baize/ui';

/** One part of a proof, to be read and copied; the list around it draws the lines. */
export function SeedRow({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex items-center gap-3">
      <div className="min-w-0 flex-1">
        <dt className="text-ink-soft">{label}</dt>
        <dd className="num truncate font-medium" dir="ltr" title={value}>
          {value}
        </dd>
      </div>
      <CopyButton text={value} size="sm" kind="quiet" />
    </div>
  );
}
