// @ts-check
// A process of the shop that answers `/health` with its process id, and ends on SIGTERM.
const { createServer } = require('node:http')

const [name, port] = process.argv.slice(2)
createServer((_request, response) => response.end(String(process.pid))).listen(
  Number(port),
  '127.0.0.1',
)
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    console.log(`${name} ended`)
    process.exit(0)
  })
}
