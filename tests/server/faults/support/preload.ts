/** Arguments of Node that load a file of this folder, a control or a fault, into the server. */
export const preload = (name: string): string[] => [
  '--import',
  new URL(`${name}.ts`, import.meta.url).href,
];
