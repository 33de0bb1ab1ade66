// Ends a child process with its parent, like exitWithParent.mjs, but lets the child end by itself, too:
// otherwise the open channel would keep it running.
import './exitWithParent.mjs';

// Worker threads of the child load this file, too, and have no channel.
process.channel?.unref();
