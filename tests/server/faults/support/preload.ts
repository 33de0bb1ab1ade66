/** Arguments of Node that load a negative control or a fault into the server before it starts. */
export const preload = (
  name:
    | 'acknowledgeEarly'
    | 'acknowledgeMessagesEarly'
    | 'announceLock'
    | 'ignoreSwap'
    | 'skipKnown'
    | 'withoutDeadlines'
    | 'withoutSync'
    | 'waitForLock',
): string[] => ['--import', new URL(`${name}.ts`, import.meta.url).href];
