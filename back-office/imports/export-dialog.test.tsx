import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { BACK_OFFICE_API } from '@contracts/back-office'
import type { OperatorRole } from '@rules/operator-rights'
import { SessionContext } from '../session/session-context'
import { system } from '../theme/system'
import { ExportDialog } from './export-dialog'

let isRunning = false
const server = setupServer(
  http.get(`*${BACK_OFFICE_API}/exports`, () => HttpResponse.json({ isRunning })),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

const download = jest.fn()
const onClose = jest.fn()

async function open(role: OperatorRole) {
  const client = new QueryClient({
    logger: { log: jest.fn(), warn: jest.fn(), error: jest.fn() },
  })
  render(
    <ChakraProvider value={system}>
      <QueryClientProvider client={client}>
        <SessionContext.Provider value={{ kind: 'operator', name: 'Ada', roles: [role] }}>
          <ExportDialog download={download} onClose={onClose} />
        </SessionContext.Provider>
      </QueryClientProvider>
    </ChakraProvider>,
  )
  await screen.findByRole('dialog', { name: 'Export the shop' })
}

test('offers what the role allows, and downloads what is chosen', async () => {
  isRunning = false
  await open('admin')
  expect(screen.getAllByRole('checkbox')).toHaveLength(4)
  await userEvent.click(screen.getByRole('checkbox', { name: /^Orders/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Download' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(download).toHaveBeenCalledWith(`${BACK_OFFICE_API}/exports/archive.zip?with=orders`)
})

test('a role without further rights gets the base, and an export in progress is said', async () => {
  isRunning = true
  await open('viewer')
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Download' }))
  expect(await screen.findByText('An archive is being written already.')).toBeVisible()
  expect(download).not.toHaveBeenCalled()
})
