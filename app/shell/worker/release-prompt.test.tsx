import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { ReleasePrompt } from './release-prompt'
import { watchTyping } from './offer-releases'

const onReload = jest.fn()
const onLater = jest.fn()

test('a release is loaded by its button alone, and not over what was typed', async () => {
  const typing = watchTyping()
  renderInShop(
    <>
      <input aria-label="Email" />
      <ReleasePrompt hasTyped={typing.hasTyped} onReload={onReload} onLater={onLater} />
    </>,
  )
  expect(await screen.findByText('A new version of the shop is ready.')).toBeVisible()
  await userEvent.type(screen.getByLabelText('Email'), 'claire@')
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }))
  expect(screen.getByRole('status')).toHaveTextContent('Finish or clear what you have typed first')
  expect(onReload).not.toHaveBeenCalled()
  await userEvent.clear(screen.getByLabelText('Email'))
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }))
  expect(onReload).toHaveBeenCalledTimes(1)
  await userEvent.click(screen.getByRole('button', { name: 'Later' }))
  expect(onLater).toHaveBeenCalledTimes(1)
  typing.stop()
})
