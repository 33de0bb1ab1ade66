// Negative control, preloaded into the server: it never checks whether the files it writes to are
// still in place.
import { WatchedFile } from '../../../../src/server/store/watchedFile.ts';
import { isThread, loadInThreads } from './threads.ts';

if (!isThread) loadInThreads(import.meta.url);

WatchedFile.prototype.isInPlace = () => true;
