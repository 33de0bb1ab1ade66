import { parseSync } from 'vite';

/** One property of a style or one value of a token, with its place in the file. */
export interface StyleRule {
  /** From the name of the constant inwards: `current`, `@media`, `print`, `minWidth`. */
  readonly path: readonly string[];
  /** The value as spelled in the source. */
  readonly value: string;
  /** Number of the line, from 1. */
  readonly line: number;
}

/** A node of the syntax tree; its other fields depend on its type. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** Every property and value of a file of styles or tokens. */
function rulesIn(file: string, code: string): StyleRule[] {
  const rules: StyleRule[] = [];
  const textOf = ({ start, end }: Node): string =>
    code
      .slice(start, end)
      .replaceAll(/\s+/g, ' ')
      .replace(/,(?= ?[}\])])/g, '');
  const holdsObjects = (node: Node): boolean =>
    /^(?:Object|Array|Call)Expression$|^TS(?:As|Satisfies)Expression$/.test(node.type) &&
    textOf(node).includes('{');

  const read = (node: Node, path: readonly string[]): void => {
    const { type, callee, expression } = node;
    if (type === 'ObjectExpression')
      for (const one of nodesIn(node['properties'])) property(one, path);
    else if (isNode(expression) && type.startsWith('TS')) read(expression, path);
    else if (holdsObjects(node) && type === 'ArrayExpression')
      for (const one of nodesIn(node['elements'])) read(one, path);
    else if (holdsObjects(node) && isNode(callee)) {
      const inside = textOf(callee) === 'keyframes' ? [...path, '@keyframes'] : path;
      for (const one of nodesIn(node['arguments'])) read(one, inside);
    } else {
      const line = code.slice(0, node.start).split('\n').length;
      rules.push({ path, value: textOf(node), line });
    }
  };
  const property = (node: Node, path: readonly string[]): void => {
    const { key, value, argument } = node;
    // The path of a spread ends with its source text: `...base`.
    if (isNode(argument)) read(argument, [...path, `...${textOf(argument)}`]);
    if (!isNode(key) || !isNode(value)) return;
    read(value, [...path, textOf(key).replaceAll(/^['"]|['"]$/g, '')]);
  };

  for (const statement of parseSync(file, code).program.body as unknown as Node[]) {
    const { declaration, expression } = statement;
    const declared = isNode(declaration) ? declaration : statement;
    for (const { id, init } of nodesIn(declared['declarations']))
      if (isNode(id) && isNode(init)) read(init, [textOf(id).replace(/:.*$/, '')]);
    // The path of a global style starts with its selector.
    if (isNode(expression)) {
      const [selector, style] = nodesIn(expression['arguments']);
      if (selector && style) read(style, [textOf(selector)]);
    }
  }
  return rules;
}

/** A rule that was changed, added (no `before`) or removed (no `after`). */
export interface StyleChange {
  readonly path: readonly string[];
  readonly before: StyleRule | null;
  readonly after: StyleRule | null;
}

/** The rules that differ between two versions of a file. */
export function styleChanges(file: string, before: string, after: string): StyleChange[] {
  // A path can occur several times, as in a list of objects, so each occurrence gets a number.
  const keyed = (code: string) => {
    const counts = new Map<string, number>();
    return new Map(
      rulesIn(file, code).map((rule) => {
        const name = rule.path.join('\n');
        const nth = (counts.get(name) ?? 0) + 1;
        counts.set(name, nth);
        return [`${name}\n${nth}`, rule] as const;
      }),
    );
  };
  const [was, is] = [keyed(before), keyed(after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((key) => {
    const [one = null, other = null] = [was.get(key), is.get(key)];
    const path = (other ?? one)?.path ?? [];
    return one?.value === other?.value ? [] : [{ path, before: one, after: other }];
  });
}
