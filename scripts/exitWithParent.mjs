// Loaded into a child process: the channel to its parent closes when the parent ends, even by SIGKILL.
process.on('disconnect', () => process.exit(1));
