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

/** Unions with their values, what is handed on as its part documents it, and no control for an element. */
const readable: ArgTypesEnhancer = ({ argTypes, initialArgs, subcomponents }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type, table, description } = argType;
      const raw = type?.raw;
      const isVague = /^(?:union|intersection)$/.test(table?.type?.summary ?? '');
      return [
        name,
        {
          ...argType,
          ...(!description && inParts(name, Object.values(subcomponents ?? {}) as Documented[])),
          ...(raw && isVague && { table: { ...table, type: { summary: raw } } }),
          ...(isValidElement(initialArgs[name]) && { control: false as const }),
        },
      ];
    }),
  );

// After Storybook has added what only the story's args tell of.
export const readableProps = Object.assign(readable, { secondPass: true });
