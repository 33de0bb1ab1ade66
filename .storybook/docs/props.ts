import {
  ERROR_CODES,
  type Handler,
  builtinHandlers,
  builtinResolvers,
  makeFsImporter,
  parse,
  utils,
} from 'react-docgen';
import type { Plugin } from 'vite';

/**
 * Copies from the source the types that react-docgen calls `unknown`, such as readonly lists, and takes
 * `undefined` out of unions with one other member.
 */
const typesAsWritten: Handler = (documentation, component) => {
  for (const type of utils.getTypeFromReactComponent(component))
    utils.applyToTypeProperties(
      documentation,
      type,
      (property) => {
        const name = utils.getPropertyName(property as Parameters<typeof utils.getPropertyName>[0]);
        if (name === null) return;
        const prop = documentation.getPropDescriptor(name);
        const annotation = utils.getTypeAnnotation(property);
        if (annotation && prop.tsType?.name === 'unknown')
          prop.tsType = { name: utils.printValue(annotation) };
        // `T | undefined` is documented as `T`, so that an optional prop gets the control of its type.
        if (prop.tsType && 'elements' in prop.tsType && prop.tsType.name === 'union') {
          const [only, ...others] = prop.tsType.elements.filter(
            ({ name: of }) => of !== 'undefined',
          );
          if (only && only.name !== 'unknown' && others.length === 0) prop.tsType = only;
        }
      },
      null,
    );
};

const options = {
  resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
  handlers: [...Object.values(builtinHandlers), typesAsWritten],
  importer: makeFsImporter(),
  babelOptions: { babelrc: false, configFile: false },
};

/** The exported components of a file, with their props. */
function componentsIn(code: string, filename: string) {
  try {
    return parse(code, { ...options, filename });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === ERROR_CODES.MISSING_DEFINITION)
      return [];
    throw error;
  }
}

/**
 * Replaces Storybook's own reader of props (off in `.storybook/main.ts`). Storybook's reader cannot keep the
 * source text of types that it does not understand: a third of the tables would show `unknown`.
 */
export const readProps = (): Plugin => ({
  name: 'props',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/src\/.*\.tsx$/.test(id)) return undefined;
    const assignments = componentsIn(code, id).flatMap(({ displayName, description, ...info }) => {
      if (displayName === undefined) return [];
      // Ends before the first tag: `@throws` and the like are for readers of the source.
      const sentence = description?.replace(/\s*^@[^]*/m, '');
      const documented = { displayName, description: sentence, ...info };
      return [`;${displayName}.__docgenInfo=${JSON.stringify(documented)}`];
    });
    return { code: code + assignments.join(''), map: null };
  },
});
