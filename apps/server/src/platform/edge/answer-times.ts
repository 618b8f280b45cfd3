import type { Histogram, Registry } from 'prom-client';

const NAME = 'http_request_duration_seconds';
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5];

type Counted = { counts: number[]; sum: number; count: number };

/** How long answers took, by call and status. The library looks at every label of every answer; this adds. */
export function timeAnswers(registry: Registry) {
  const calls = new Map<string, Map<number, Counted>>();
  const metric = {
    name: NAME,
    help: 'Time to answer, by call and status.',
    type: 'histogram',
    aggregator: 'sum',
    get: async () => ({ ...metric, values: valuesOf(calls) }),
  };
  registry.registerMetric(metric as unknown as Histogram);
  return (call: string, status: number, seconds: number): void => {
    const counted = countedOf(calls, call, status);
    counted.count += 1;
    counted.sum += seconds;
    const slot = SECONDS.findIndex((bound) => seconds <= bound);
    if (slot >= 0) counted.counts[slot]! += 1;
  };
}

function countedOf(
  calls: Map<string, Map<number, Counted>>,
  call: string,
  status: number,
): Counted {
  const statuses = calls.get(call) ?? new Map<number, Counted>();
  const counted = statuses.get(status) ?? { counts: SECONDS.map(() => 0), sum: 0, count: 0 };
  if (counted.count > 0) return counted;
  calls.set(call, statuses);
  statuses.set(status, counted);
  return counted;
}

/** As a watcher reads them: each bound counts all that was no slower. */
function valuesOf(calls: ReadonlyMap<string, ReadonlyMap<number, Counted>>) {
  return [...calls].flatMap(([call, statuses]) =>
    [...statuses].flatMap(([status, { counts, sum, count }]) => {
      let within = 0;
      const bucket = (le: number | string, value: number) => ({
        metricName: `${NAME}_bucket`,
        labels: { le, call, status },
        value,
      });
      const labels = { call, status };
      return [
        ...SECONDS.map((le, slot) => {
          within += counts[slot]!;
          return bucket(le, within);
        }),
        bucket('+Inf', count),
        { metricName: `${NAME}_sum`, labels, value: sum },
        { metricName: `${NAME}_count`, labels, value: count },
      ];
    }),
  );
}
