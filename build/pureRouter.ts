import type { Plugin } from 'vite';

/**
 * Lets the bundler drop the parts of react-router that the site does not use. The bundler keeps contexts,
 * memos, forwarded refs and class components, with all that they call, for two reasons: they are created by
 * expressions that are not marked as free of side effects, and their `displayName` or `contextType` is
 * assigned afterward. Every such assignment is removed: `displayName` serves developer tools, and a `contextType`
 * has only the error boundary of a router that the site does not use. Figures: docs/decisions/002-router.md.
 */
export function pureRouter(): Plugin {
  let marked = 0;
  return {
    name: 'pure-router',
    transform(code, id) {
      if (!id.includes('/node_modules/react-router/')) return null;
      return {
        code: code
          .replaceAll(/^\w+\.(?:displayName|contextType) = .*;$/gm, '')
          .replaceAll(
            /^var (\w+ =) (class extends [^]*?^\});$/gm,
            'var $1 /* @__PURE__ */ (() => $2)();',
          )
          .replaceAll(
            /= (React\d*\.(?:createContext|forwardRef|memo)\()/g,
            (_all, call: string) => {
              marked += 1;
              return `= /* @__PURE__ */ ${call}`;
            },
          ),
        map: null,
      };
    },
    buildEnd(error) {
      if (error === undefined && marked === 0)
        throw new Error('react-router has changed: pureRouter.ts found nothing to mark.');
    },
  };
}
