import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { OfficeClaim } from '@contracts/claim'
import type { OperatorRole } from '@rules/operator-rights'
import { renderOffice } from '../testing/render-office'
import { ClaimActions } from './claim-actions'

const CLAIM: OfficeClaim = {
  ...{ id: 'c1', orderNo: '00000124', siteName: 'Brindille', name: 'Ada', email: 'a@example.com' },
  ...{ kind: 'late', state: 'open', reason: 'late', words: '', currency: 'USD', revision: 1 },
  ...{ amount: 20, cost: 10, refundable: 66.5, at: '2026-12-01T10:00:00Z' },
  ...{ photoIds: [], lines: [], orders: 1, others: [] },
}

test.each<[OperatorRole, string, RegExp]>([
  ['service', '10', /At most \$10.00/],
  ['orders', '66.5', /At most \$66.50/],
])('%s may refund at most %s', async (role, most, help) => {
  renderOffice(<ClaimActions claim={CLAIM} />, { roles: [role] })
  await userEvent.click(screen.getByRole('button', { name: 'Refund' }))
  const amount = await screen.findByLabelText('Amount in USD')
  expect(amount).toHaveAttribute('max', most)
  expect(amount).toHaveAttribute('placeholder', '10.00')
  expect(amount).toHaveAccessibleDescription(help)
})
