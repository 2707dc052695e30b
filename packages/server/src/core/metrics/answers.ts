import type { FastifyInstance } from 'fastify';
import type { Metric, Sample } from './exposition.ts';

/** The upper bounds of the histogram, in seconds. */
const bounds = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

/** Answers of one route with one status: how many took up to each bound, how many there were, and their total seconds. */
type Series = { labels: Record<string, string>; upTo: number[]; count: number; seconds: number };

/** Counts every answer of a server by its route, method and status. Returns a function that reads the counts. */
export function countAnswers(app: FastifyInstance): () => Metric {
  const series = new Map<string, Series>();
  app.addHook('onResponse', async (request, reply) => {
    // The pattern, `/app/*`, and not the address: there is no limit to the number of addresses.
    const route = request.routeOptions.url ?? 'none';
    const labels = { method: request.method, route, status: String(reply.statusCode) };
    const key = Object.values(labels).join(' ');
    const known = series.get(key) ?? { labels, upTo: bounds.map(() => 0), count: 0, seconds: 0 };
    series.set(key, known);
    const seconds = reply.elapsedTime / 1_000;
    known.count += 1;
    known.seconds += seconds;
    for (const [index, bound] of bounds.entries()) if (seconds <= bound) known.upTo[index]! += 1;
  });
  return () => ({
    name: 'samspel_http_request_seconds',
    type: 'histogram',
    help: 'Seconds that answers took, by route and status.',
    samples: [...series.values()].flatMap(samplesOf),
  });
}

const samplesOf = ({ labels, upTo, count, seconds }: Series): Sample[] => [
  ...bounds.map((bound, index) => ({
    suffix: '_bucket',
    labels: { ...labels, le: String(bound) },
    value: upTo[index]!,
  })),
  { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: count },
  { suffix: '_sum', labels, value: seconds },
  { suffix: '_count', labels, value: count },
];
