import { fileURLToPath } from 'node:url';

/** Arguments that load a negative control into the server before it starts. */
export const preload = (name: 'acknowledgeEarly' | 'skipKnown' | 'writeOnMainThread'): string[] => [
  '--import',
  fileURLToPath(new URL(`${name}.ts`, import.meta.url)),
];
