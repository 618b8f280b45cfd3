import { sentenceOf, wasRefused } from '../../../shared/errors.ts';
import { useText } from '../../../shared/use-text.ts';

/** Why a file was refused, row by row: nothing of it was taken. */
export function ImportFaults({ error }: { error: unknown }) {
  const text = useText();
  if (!error) return null;
  const faults =
    wasRefused(error) && typeof error.value === 'object' && error.value !== null
      ? Object.entries(error.value as Record<string, unknown>)
      : [];
  return (
    <div role="alert" className="rounded-card border border-danger bg-danger-wash p-4">
      <p className="font-semibold text-danger">{text('console.import.refused')}</p>
      <p className="mb-2">{sentenceOf(error)}</p>
      {faults.length > 0 && (
        <ul className="code flex max-h-72 flex-col gap-1 overflow-y-auto">
          {faults.map(([place, why]) => (
            <li key={place}>
              <span className="font-semibold">{place}</span>: {String(why)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
