import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderOffice } from '../testing/render-office'
import { EditorPanes } from './editor-panes'

/** A window of which the width can be changed. */
const query = Object.assign(new EventTarget(), { matches: true })
const resize = (isWide: boolean) =>
  act(() => {
    query.matches = isWide
    query.dispatchEvent(new Event('change'))
  })
beforeAll(() => Reflect.set(window, 'matchMedia', () => query))

test('what is typed stays while the window becomes narrow and wide again', async () => {
  renderOffice(
    <EditorPanes form={<input aria-label="Title" />} preview={<p>As shoppers see it</p>} />,
  )
  await userEvent.type(screen.getByLabelText('Title'), 'Red boxes')
  expect(screen.getByText('As shoppers see it')).toBeVisible()

  resize(false)
  expect(screen.getByLabelText('Title')).toHaveValue('Red boxes')
  expect(screen.getByText('As shoppers see it')).not.toBeVisible()
  await userEvent.click(screen.getByRole('tab', { name: 'Preview' }))
  expect(screen.getByText('As shoppers see it')).toBeVisible()

  resize(true)
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Red boxes')
})
