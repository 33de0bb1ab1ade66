import { isValidElement } from 'react';
import type { ArgTypesEnhancer, StrictArgTypes } from 'storybook/internal/types';

/** A component with the props that docs/props.ts read from its source. */
interface Documented {
  readonly __docgenInfo?: {
    readonly props?: Readonly<
      Record<
        string,
        {
          readonly description?: string;
          readonly tsType?: { readonly name: string; readonly raw?: string };
        }
      >
    >;
  };
}

/** Description and type of a prop that is passed on to a subcomponent, as that subcomponent documents it. */
function inParts(name: string, parts: readonly Documented[]): Partial<StrictArgTypes[string]> {
  const prop = parts.map((part) => part.__docgenInfo?.props?.[name]).find(Boolean);
  if (!prop) return {};
  const summary = prop.tsType?.raw ?? prop.tsType?.name ?? '';
  return { description: prop.description ?? '', table: { type: { summary } } };
}

/** Whether a value cannot be edited in a control: an element, or an object with functions. */
const isBeyondControls = (value: unknown): boolean =>
  isValidElement(value) || Object.values(value ?? {}).some((part) => typeof part === 'function');

/**
 * Shows types as the source writes them, documents passed-on props as the subcomponent does, and removes
 * controls that cannot work.
 */
export const readableProps: ArgTypesEnhancer = ({ argTypes, initialArgs, subcomponents }) => {
  const parts = Object.values(subcomponents ?? {}) as Documented[];
  const names = new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)]);
  const isEmptySlot = (name: string): boolean =>
    initialArgs[name] === undefined &&
    /^(?:ReactNode|Ref<)/.test(argTypes[name]?.table?.type?.summary ?? '');
  return Object.fromEntries(
    [...names].map((name) => {
      const argType = argTypes[name] ?? { name, ...inParts(name, parts) };
      const { type, table } = argType;
      return [
        name,
        {
          ...argType,
          ...(type?.raw && { table: { ...table, type: { summary: type.raw } } }),
          ...((isBeyondControls(initialArgs[name]) || isEmptySlot(name)) && {
            control: false as const,
          }),
        },
      ];
    }),
  );
};
