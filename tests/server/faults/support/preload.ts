import { fileURLToPath } from 'node:url';

/** Arguments that load a negative control, or what else changes the server, before it starts. */
export const preload = (
  name:
    | 'acknowledgeEarly'
    | 'acknowledgeMessagesEarly'
    | 'announceLock'
    | 'endWriter'
    | 'ignoreSwap'
    | 'skipKnown'
    | 'withoutDeadlines'
    | 'withoutSync'
    | 'writeOnMainThread',
): string[] => ['--import', fileURLToPath(new URL(`${name}.ts`, import.meta.url))];
