import { once } from 'node:events'
import { createServer } from 'node:net'
import { checkNodeVersion, checkPortFree } from './check-machine'

test.each(['20.0.0', '22.4.1', '24.9.9'])('runs on Node.js %s', (version) => {
  expect(() => checkNodeVersion(version)).not.toThrow()
})

test.each(['18.19.0', '25.0.0'])('says that Node.js %s does not do', (version) => {
  expect(() => checkNodeVersion(version)).toThrow(`Node.js ${version} is not supported`)
})

test('names the taken port and what moves it', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  await expect(checkPortFree(port, 'PORT')).rejects.toThrow(
    `Port ${port} is taken. Stop what listens there, or choose another: PORT=…`,
  )
  server.close()
  await once(server, 'close')
  await expect(checkPortFree(port, 'PORT')).resolves.toBeUndefined()
})
