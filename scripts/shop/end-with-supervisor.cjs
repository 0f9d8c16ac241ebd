// @ts-check
// Preloaded into each process of the shop (`node --require`): asks it to stop when the process that
// started it is gone, however that one ended.
const { isMainThread } = require('node:worker_threads')

// worker threads get the same preloads
if (isMainThread && process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  // the channel alone must not keep the process running
  process.channel.unref()
}
