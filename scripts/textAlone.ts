/**
 * Lint rule `site/text-alone`: in JSX, an expression that yields text must be the only child of its
 * element. A translator replaces each text node by elements, but React still changes or removes the text
 * node that it made. Among several children, old words then stay or the page fails; the text of an only
 * child is replaced as a whole.
 */
import type { RuleTester } from 'oxlint/plugins-dev';

type Rule = Extract<Parameters<RuleTester['run']>[1], { create: unknown }>;
type Visitor = ReturnType<Rule['create']>;
type Parent = Parameters<NonNullable<Visitor['JSXElement' | 'JSXFragment']>>[0];
type Child = Parent['children'][number];
type Expression = Extract<Child, { type: 'JSXExpressionContainer' }>['expression'];

/** Names that a file types as ReactNode or assigns an element; any other expression may be text. */
function elementNames(source: string): ReadonlySet<string> {
  const typed = source.matchAll(/(?:readonly|const) (\w+)(?:\??:| = \([^)]*\):) [^;]*?ReactNode/g);
  const given = source.matchAll(/const (\w+) = (?:\([^)]*\) =>\s*)?\(?\s*</g);
  return new Set(['children', 'map', ...[...typed, ...given].map(([, name = '']) => name)]);
}

function mayBeText(node: Expression, elements: ReadonlySet<string>): boolean {
  const of = (part: Expression) => mayBeText(part, elements);
  switch (node.type) {
    case 'TemplateLiteral':
    case 'BinaryExpression':
      return true;
    case 'LogicalExpression':
      return of(node.right);
    case 'ConditionalExpression':
      return of(node.consequent) || of(node.alternate);
    case 'ChainExpression':
      return of(node.expression);
    case 'CallExpression':
      return of(node.callee);
    case 'MemberExpression':
      return of(node.property as Expression);
    case 'Identifier':
      return !elements.has(node.name);
    default:
      return false;
  }
}

const isLayout = (child: Child): boolean =>
  child.type === 'JSXText'
    ? child.value.trim() === '' && child.value.includes('\n')
    : child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression';

const textAlone: Rule = {
  create(context) {
    const elements = elementNames(context.sourceCode.text);
    const check = ({ children }: Parent) => {
      const shown = children.filter((child) => !isLayout(child));
      if (shown.length < 2) return;
      for (const node of shown)
        if (node.type === 'JSXExpressionContainer' && mayBeText(node.expression, elements))
          context.report({
            node,
            message:
              'Text that may change stands alone in its element: one template literal, or a span.',
          });
    };
    return { JSXElement: check, JSXFragment: check };
  },
};

export default { meta: { name: 'site' }, rules: { 'text-alone': textAlone } };
