/** One metric as it is now: its name, what it means, and its values with their labels. */
export type Metric = {
  name: string;
  type: 'counter' | 'gauge' | 'histogram';
  help: string;
  samples: readonly Sample[];
};

/** A value. The suffix names a part of a histogram, such as `_bucket`. */
export type Sample = { suffix?: string; labels?: Readonly<Record<string, string>>; value: number };

/** Writes metrics in the text format of Prometheus, version 0.0.4. */
export const writeMetrics = (metrics: readonly Metric[]): string =>
  metrics
    .flatMap(({ name, type, help, samples }) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...samples.map(({ suffix = '', labels = {}, value }) => `${name}${suffix}${writeLabels(labels)} ${value}`),
      '',
    ])
    .join('\n');

function writeLabels(labels: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value.replace(/[\\"\n]/g, escaped)}"`);
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}

const escaped = (mark: string) => (mark === '\n' ? '\\n' : `\\${mark}`);
