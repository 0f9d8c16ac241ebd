import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { useSendOnce } from './use-send-once'

let sent: number
let answer: (failure?: Error) => void

function Form({ isRepeatable }: { isRepeatable?: boolean }) {
  const sending = useMutation(
    (_: string) =>
      new Promise<void>((resolve, reject) => {
        sent += 1
        answer = (failure) => (failure ? reject(failure) : resolve())
      }),
  )
  const send = useSendOnce(sending, { isRepeatable })
  return (
    <>
      <button onClick={() => send('words')}>Send</button>
      <button onClick={sending.reset}>Anew</button>
      <p>{sending.status}</p>
    </>
  )
}

const click = (name: string) => act(() => screen.getByRole('button', { name }).click())

async function sendOnce(isRepeatable = false) {
  sent = 0
  const logger = { log: jest.fn(), warn: jest.fn(), error: jest.fn() }
  render(
    <QueryClientProvider client={new QueryClient({ logger })}>
      <Form isRepeatable={isRepeatable} />
    </QueryClientProvider>,
  )
  click('Send')
  click('Send')
  expect(await screen.findByText('loading')).toBeVisible()
  await waitFor(() => expect(sent).toBe(1))
}

test('two clicks send once, and so does one after it was taken', async () => {
  await sendOnce()
  act(() => answer())
  expect(await screen.findByText('success')).toBeVisible()
  click('Send')
  expect(screen.queryByText('loading')).not.toBeInTheDocument()
  expect(sent).toBe(1)
})

test.each([
  ['stays', true, () => act(() => answer()), 'success'],
  ['failed', false, () => act(() => answer(new Error('No.'))), 'error'],
  ['was begun anew before the answer came', false, () => click('Anew'), 'idle'],
])('a form that %s may be sent again', async (_, isRepeatable, end, status) => {
  await sendOnce(isRepeatable)
  end()
  expect(await screen.findByText(status)).toBeVisible()
  click('Send')
  await waitFor(() => expect(sent).toBe(2))
})
