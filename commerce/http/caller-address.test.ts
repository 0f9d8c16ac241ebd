import { setTimeout as pause } from 'node:timers/promises'
import { connect } from 'node:net'
import { createTestEngine } from '../testing/engine'
import { seedCheckout } from '../testing/seed-checkout'

const PATIENCE_MS = 20_000

test('an attempt counts for the address it came from, though the caller has disconnected', async () => {
  const engine = await createTestEngine({ seed: seedCheckout })
  const { port } = new URL(await engine.listen())
  const attempts = () => engine.db.selectFrom('login_attempt').select('attempts').execute()
  // after the engine has taken the request, before it has asked the database
  engine.app.server.prependOnceListener('request', ({ socket }) =>
    process.nextTick(() => socket.resetAndDestroy()),
  )
  const caller = connect(Number(port), '127.0.0.1').on('error', () => {})
  caller.write('GET /brindille/bisn?pid=x&email=ada@example.com HTTP/1.1\r\nHost: shop\r\n\r\n')
  const deadline = Date.now() + PATIENCE_MS
  while ((await attempts()).length === 0 && Date.now() < deadline) await pause(20)
  expect(await attempts()).toEqual([{ attempts: 1 }])
  await engine.close()
})
