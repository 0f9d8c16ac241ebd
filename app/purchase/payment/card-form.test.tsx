import { useState } from 'react'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type {
  CardToken,
  HostedField,
  HostedFieldProblem,
  HostedFieldProblems,
  MountCardFields,
} from '@/integrations/card-gateway/card-fields.port'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { CardForm } from './card-form'
import { useCardForm } from './use-card-form'

let mounted: MountCardFields | undefined
let problems: HostedFieldProblems = {}
let finishLoading: (error?: Error) => void = () => undefined
const mockFields = () => ({
  loaded: new Promise<void>((resolve, reject) => {
    finishLoading = (error) => (error ? reject(error) : resolve())
  }),
  problems: () => problems,
  createToken: () => Promise.resolve({ token: 'the token' }),
  focus: jest.fn(),
  unmount: jest.fn(),
})
jest.mock('@/integrations/card-gateway/flex-microform', () => ({
  mountCardFields: (_siteId: string, mount: MountCardFields) => {
    mounted = mount
    return Promise.resolve(mockFields())
  },
}))

function Page() {
  const card = useCardForm(true)
  const [token, setToken] = useState<CardToken>()
  return (
    <>
      <CardForm card={card} />
      <button type="button" onClick={() => card.check(new Date())}>
        Check
      </button>
      <button type="button" onClick={() => void card.createToken(new Date()).then(setToken)}>
        Pay
      </button>
      {token && <p>Paid with {token.token}</p>}
    </>
  )
}

const entered = async (field: HostedField, problem: HostedFieldProblem | undefined) => {
  renderInShop(<Page />)
  await waitFor(() => expect(mounted).toBeDefined())
  act(() => {
    problems = { [field]: problem }
    finishLoading()
  })
  await userEvent.click(screen.getByRole('button', { name: 'Check' }))
  return screen.getByRole('group', { name: field === 'number' ? 'Card Number' : 'Security Code' })
}
beforeEach(() => {
  mounted = undefined
  problems = {}
})

test.each<[HostedFieldProblem, string]>([
  ['wrong-length', 'Invalid CVV length'],
  ['invalid', 'Invalid CVV value'],
  ['empty', 'This field is required.'],
])('a security code that is %s shows: %s [PAY-015, PAY-016]', async (problem, text) => {
  expect(await entered('securityCode', problem)).toHaveAccessibleDescription(text)
})

/** Chooses an expiry date, and clicks Pay while the frames are still loading. */
async function payEarly(): Promise<void> {
  renderInShop(<Page />)
  await waitFor(() => expect(mounted).toBeDefined())
  await userEvent.selectOptions(screen.getByLabelText('Month'), '12')
  await userEvent.selectOptions(screen.getByLabelText('Year'), String(new Date().getFullYear() + 3))
  await userEvent.click(screen.getByRole('button', { name: 'Pay' }))
}

test('a click before the frames are there waits for what was typed into them', async () => {
  await payEarly()
  expect(screen.queryByText('This field is required.')).not.toBeInTheDocument()
  act(() => finishLoading())
  expect(await screen.findByText('Paid with the token')).toBeInTheDocument()
})

test('a click that waits for frames that never come leads to the way to try again', async () => {
  await payEarly()
  act(() => finishLoading(new Error('too late')))
  expect(await screen.findByRole('alert')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Pay' }))
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus())
})
