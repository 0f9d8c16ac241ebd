import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { createMemoryHistory } from 'history'
import type { ReactElement, ReactNode } from 'react'
import { Router } from 'react-router-dom'
import type { BackOfficeSession } from '@contracts/back-office'
import { ConfirmationProvider } from '../parts/confirmation'
import { SessionContext } from '../session/session-context'
import { system } from '../theme/system'

const nothing = () => undefined

interface Office {
  at?: string
  roles?: BackOfficeSession['roles']
  email?: string
}

/** Renders inside the providers of the back office, for Ada with these roles. */
export function renderOffice(
  ui: ReactElement,
  { at = '/', roles = ['admin'], email }: Office = {},
) {
  const history = createMemoryHistory({ initialEntries: [at] })
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false } },
    // dialogs show the engine's refusals; the client need not log them
    logger: { log: nothing, warn: nothing, error: nothing },
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ChakraProvider value={system}>
      <QueryClientProvider client={client}>
        <SessionContext.Provider value={{ kind: 'operator', email, name: 'Ada', roles }}>
          <ConfirmationProvider>
            <Router history={history}>{children}</Router>
          </ConfirmationProvider>
        </SessionContext.Provider>
      </QueryClientProvider>
    </ChakraProvider>
  )
  return { ...render(ui, { wrapper }), history }
}
