import type { Plugin } from 'vite';

/**
 * Lets the bundler drop the parts of react-router that the site does not use: it creates contexts, memos
 * and forwarded refs by calls that are not marked as free of side effects, and then sets their
 * `displayName`; both keep them in the bundle. Figures: docs/decisions/002-router.md.
 */
export function pureRouter(): Plugin {
  let marked = 0;
  return {
    name: 'pure-router',
    transform(code, id) {
      if (!id.includes('/node_modules/react-router/')) return null;
      return {
        code: code
          .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
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
