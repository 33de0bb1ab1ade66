import { isValidElement } from 'react';
import type { ArgTypesEnhancer, StrictArgTypes } from 'storybook/internal/types';

/** What is read of a component's sources: docs/props.ts. */
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

/** What a prop that is handed on to a part of the component is there. */
function inParts(name: string, parts: readonly Documented[]): Partial<StrictArgTypes[string]> {
  const prop = parts.map((part) => part.__docgenInfo?.props?.[name]).find(Boolean);
  if (!prop) return {};
  const summary = prop.tsType?.raw ?? prop.tsType?.name ?? '';
  return { description: prop.description ?? '', table: { type: { summary } } };
}

/** What nobody can type into a control: an element, or an object with functions. */
const isBeyondControls = (value: unknown): boolean =>
  isValidElement(value) || Object.values(value ?? {}).some((part) => typeof part === 'function');

/** Types as they are written, what is handed on as its part documents it, and no control where none can work. */
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
