import { screen } from '@testing-library/react'
import type { CheckoutStep } from '@/rules/checkout-steps'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { StepMarkers } from './step-markers'

const textsOf = () => screen.getAllByRole('listitem').map((step) => step.textContent)

test('the steps are listed in order, and the current one is marked [CHK-005]', () => {
  renderInShop(<StepMarkers current="shipping" />)
  expect(textsOf()).toEqual(['1Shipping', '2Payment', '3Review', '4Confirmation'])
  expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('Shipping')
  expect(screen.queryAllByRole('link')).toEqual([])
})

test.each<[CheckoutStep, string[]]>([
  ['payment', ['/shipping']],
  ['review', ['/shipping', '/billing']],
  ['confirmation', []],
])('at %s, the earlier steps are links [CHK-058]', (current, paths) => {
  renderInShop(<StepMarkers current={current} />)
  expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(paths)
})

test('no step of an order of e-mailed gift cards alone is called shipping', async () => {
  renderInShop(<StepMarkers current="confirmation" contents={{ giftCertificateItems: [{}] }} />)
  expect(textsOf()[0]).toMatch(/Contact$/)
})
