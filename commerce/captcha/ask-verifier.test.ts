import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { FAULTS, startFaultServer } from '../../scripts/testing/fault-server'
import { askVerifier } from './ask-verifier'

const FORM = { secret: 's', response: 'r', remoteip: '127.0.0.1' }

test('a response that never ends is aborted', async () => {
  let ended: Promise<unknown> | undefined
  const server = createServer((_request, response) => {
    ended = once(response, 'close')
    const send = () => {
      while (!response.destroyed && response.write(' '.repeat(1_000_000)));
    }
    response.on('drain', send)
    send()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  expect(await askVerifier(`http://127.0.0.1:${port}/`, FORM)).toBeUndefined()
  await ended
  server.close()
})

test.each(Object.keys(FAULTS))('a verifier that is %s yields no result', async (fault) => {
  const { timeout } = AbortSignal
  const limit = jest.spyOn(AbortSignal, 'timeout')
  if (fault === 'slow') limit.mockImplementation((ms) => timeout(ms / 100))
  const verifier = await startFaultServer({ fault: fault as keyof typeof FAULTS })
  expect(await askVerifier(`${verifier.origin}/`, FORM)).toBeUndefined()
  expect(limit).toHaveBeenCalledWith(5000)
  limit.mockRestore()
  await verifier.close()
})
