import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { virtual as reader } from '@guidepup/virtual-screen-reader';
import type { CDPSession } from 'playwright';

const require = createRequire(import.meta.url);
const file = require.resolve('@guidepup/virtual-screen-reader/browser.js');

/** Address of the reader as one module, which a page can import without a server. */
const addressOfReader = `data:text/javascript;base64,${readFileSync(file, 'base64')}`;

/**
 * Reads the document to its end, or an open modal dialog, which a reader cannot leave.
 *
 * It runs inside the page, so it uses nothing from outside itself.
 */
async function readAloud(virtual: typeof reader): Promise<string[]> {
  const modal = [...document.querySelectorAll('[aria-modal="true"]')].findLast((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  const container = modal ?? document.body;
  await virtual.start({ container });
  try {
    // The container itself comes first and, as its end, last.
    do await virtual.next();
    while (virtual.activeNode !== container && virtual.activeNode !== null);
    const phrases = await virtual.spokenPhraseLog();
    // What ends was named where it began.
    return phrases.map((phrase) => phrase.replace(/^(end of [^,]+),.*/s, '$1'));
  } finally {
    await virtual.stop();
  }
}

/**
 * What a screen reader would say from the start of the document to its end, one line a phrase.
 *
 * @throws Error when the page cannot be read.
 */
export async function speech(protocol: CDPSession): Promise<string[]> {
  const { frameTree } = await protocol.send('Page.getFrameTree');
  // In a world of its own the reader shares the document with the page, and nothing else.
  const { executionContextId } = await protocol.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: 'speech',
  });
  const inWorld = async (expression: string): Promise<unknown> => {
    const { result, exceptionDetails } = await protocol.send('Runtime.evaluate', {
      contextId: executionContextId,
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails)
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  };
  // The world lasts as long as its document, and the module is too large to be sent for each story.
  if (!(await inWorld('"reader" in globalThis')))
    await inWorld(
      `import(${JSON.stringify(addressOfReader)}).then(({ virtual }) => { globalThis.reader = virtual })`,
    );
  return (await inWorld(`(${readAloud.toString()})(globalThis.reader)`)) as string[];
}
