import { connect } from 'node:net'
import { waitUntil } from '../../scripts/testing/wait-until'
import { createTestEngine } from '../testing/engine'
import { seedCheckout } from '../testing/seed-checkout'

test('an attempt counts for its address even if the client has disconnected', async () => {
  const engine = await createTestEngine({ seed: seedCheckout })
  const { port } = new URL(await engine.listen())
  const attempts = () => engine.db.selectFrom('login_attempt').select('attempts').execute()
  // disconnects after the engine has accepted the request, but before it queries the database
  engine.app.server.prependOnceListener('request', ({ socket }) =>
    process.nextTick(() => socket.resetAndDestroy()),
  )
  const caller = connect(Number(port), '127.0.0.1').on('error', () => {})
  caller.write('GET /brindille/bisn?pid=x&email=ada@example.com HTTP/1.1\r\nHost: shop\r\n\r\n')
  await waitUntil(async () => (await attempts()).length > 0)
  expect(await attempts()).toEqual([{ attempts: 1 }])
  await engine.close()
})
