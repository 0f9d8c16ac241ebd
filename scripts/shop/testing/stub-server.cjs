// @ts-check
// A process of the shop that answers `/health` with its process id, after `startMs`, and ends on
// SIGTERM.
const { createServer } = require('node:http')

const [name, port, startMs] = process.argv.slice(2)
const server = createServer((_request, response) => response.end(String(process.pid)))
setTimeout(() => server.listen(Number(port), '127.0.0.1'), Number(startMs))
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    console.log(`${name} ended`)
    process.exit(0)
  })
}
