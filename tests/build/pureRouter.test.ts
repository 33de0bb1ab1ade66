import { expect, test } from 'vitest';
import { pureRouter } from '../../build/pureRouter.ts';

type Transform = (code: string, id: string) => { code: string } | null;

const transform = pureRouter().transform as unknown as Transform;
const code = [
  'var Here = React1.createContext(null);',
  'Here.displayName = "Here";',
  'var Boundary = class extends React1.Component {',
  '  use() {}',
  '};',
  'Boundary.contextType = Here;',
  'Here.use();',
].join('\n');

test('marks what react-router creates as free of side effects, and drops its names', () => {
  const result = transform(code, '/project/node_modules/react-router/dist/index.mjs');
  expect(result?.code.split('\n')).toEqual([
    'var Here = /* @__PURE__ */ React1.createContext(null);',
    '',
    'var Boundary = /* @__PURE__ */ (() => class extends React1.Component {',
    '  use() {}',
    '})();',
    '',
    'Here.use();',
  ]);
});

test('leaves every other file as it is', () => {
  expect(transform(code, '/project/src/entry/App.tsx')).toBeNull();
});
