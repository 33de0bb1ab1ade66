// The same for a program that must also be able to end by itself, which the open channel would prevent.
import './exitWithParent.mjs';

// Its threads load this too, and have no channel.
process.channel?.unref();
