import type { CDPSession } from 'playwright';

const treeOf = (protocol: CDPSession) => protocol.send('Accessibility.getFullAXTree');

type AxNode = Awaited<ReturnType<typeof treeOf>>['nodes'][number];

/** Properties left out: every control has them, or the browser adds them by itself. */
const unsaid = new Set(['focusable', 'editable', 'settable', 'focused', 'multiline', 'readonly']);
/** Roles left out: boxes without a meaning, and lines of text that the browser broke. */
const silent = new Set(['none', 'generic', 'InlineTextBox', 'RootWebArea', 'LineBreak']);

const quoted = (value: string | number | boolean): string =>
  `“${String(value).replaceAll(/\s+/g, ' ').trim()}”`;

/** A value without the ids that React counts up: any other component on the page would change them. */
const withoutGenerated = (value: string): string => value.replaceAll(/\S*_r_\w+_/g, '').trim();

const urlOf = (node: AxNode): string =>
  String(node.properties?.find(({ name }) => name === 'url')?.value.value ?? '');

/** Address without the origin that serves the stories; an address within the page is only its `#…`. */
function address(url: string, page: string): string {
  const [here = ''] = page.split('#');
  if (url.startsWith(`${here}#`)) return url.slice(here.length);
  const { origin } = new URL(page);
  return url.startsWith(origin) ? url.slice(origin.length) : url;
}

function lineOf(node: AxNode, page: string): string {
  const role = String(node.role?.value ?? '');
  const parts = role === 'StaticText' ? [] : [role];
  if (node.name?.value) parts.push(quoted(node.name.value));
  if (node.value?.value !== undefined && node.value.value !== '')
    parts.push(`value ${quoted(node.value.value)}`);
  if (node.description?.value) parts.push(`description ${quoted(node.description.value)}`);
  for (const { name, value } of node.properties ?? []) {
    if (unsaid.has(name) || value.value === false || value.value === undefined) continue;
    if (name === 'invalid' && value.value === 'false') continue;
    if (name === 'url') parts.push(`→ ${address(String(value.value), page)}`);
    else {
      const said = value.value === true ? '' : withoutGenerated(String(value.value));
      parts.push(said === '' ? name : `${name}=${said}`);
    }
  }
  return parts.join(' ');
}

/**
 * The accessibility tree as the browser hands it to a screen reader: one line per node, with the addresses
 * of links. The line of a text is its words alone.
 */
export async function accessibilityTree(protocol: CDPSession): Promise<string[]> {
  const { nodes } = await treeOf(protocol);
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const [root] = nodes;
  if (!root) return [];
  const lines: string[] = [];
  const walk = (id: string, depth: number, above: string): void => {
    const node = byId.get(id);
    if (!node) return;
    const role = String(node.role?.value ?? '');
    const name = String(node.name?.value ?? '');
    // Text that is part of its parent's name is already in the parent's line.
    const isSaid = role === 'StaticText' && above.includes(name);
    const isShown = !node.ignored && !silent.has(role) && !isSaid;
    if (isShown) lines.push(`${'  '.repeat(depth)}${lineOf(node, urlOf(root))}`);
    for (const child of node.childIds ?? [])
      walk(child, isShown ? depth + 1 : depth, isShown ? name : above);
  };
  walk(root.nodeId, 0, '');
  return lines;
}
