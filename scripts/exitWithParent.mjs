// Loaded into a child process: the channel to its parent closes when that is gone, also after a SIGKILL.
process.on('disconnect', () => process.exit(1));
