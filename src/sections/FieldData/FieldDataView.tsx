import type { FieldMetric } from '../../contract/fieldData.ts';
import { Section, type SectionWords } from '../../primitives/Band/Section.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { FieldDataState } from './useFieldData.ts';

export interface FieldDataCopy extends SectionWords {
  /** What the figures are, and of how many days. */
  readonly lead: string;
  /** Names of the metrics, in the order in which they are shown. */
  readonly metrics: readonly { readonly name: FieldMetric; readonly label: string }[];
  /** What a route is called. */
  readonly routeName: (route: string) => string;
  readonly views: (count: number) => string;
  /** Shown instead of figures. */
  readonly notices: {
    readonly loading: string;
    readonly empty: string;
    readonly failed: string;
  };
}

interface FieldDataViewProps extends FieldDataCopy {
  readonly state: FieldDataState;
}

/** Shifts have no unit; long times are read in seconds. */
function format(name: FieldMetric, value: number): string {
  if (name === 'cls') return value.toFixed(3);
  return value < 1000 ? `${value} ms` : `${(value / 1000).toFixed(2)} s`;
}

/** What is shown in place of figures; undefined where there are some. */
function noticeOf(state: FieldDataState, notices: FieldDataCopy['notices']): string | undefined {
  if (state.status !== 'loaded') return notices[state.status];
  return state.data.routes.length === 0 ? notices.empty : undefined;
}

/** How fast pages were for visitors, route by route, in any state. */
export function FieldDataView({ state, notices, metrics, ...copy }: FieldDataViewProps) {
  const notice = noticeOf(state, notices);
  return (
    <Section pad="compact" id="field-data" heading={copy.heading} lead={copy.lead}>
      {notice !== undefined && <Text>{notice}</Text>}
      {state.status === 'loaded' && notice === undefined && (
        <Stack as="ul" gap={4}>
          {state.data.routes.map(({ route, views, p75 }) => (
            <Stack key={route} as="li" gap={1}>
              <Text tone="strong">
                {copy.routeName(route)}, {copy.views(views)}
              </Text>
              <Stack direction="row" gap={4}>
                {metrics.map(({ name, label }) => {
                  const value = p75[name];
                  return (
                    value !== undefined && (
                      <Text key={name} as="span" size="mono">
                        {label} {format(name, value)}
                      </Text>
                    )
                  );
                })}
              </Stack>
            </Stack>
          ))}
        </Stack>
      )}
    </Section>
  );
}
