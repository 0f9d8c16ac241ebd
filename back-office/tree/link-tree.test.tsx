import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import type { StudioBody } from '@contracts/studio'
import { renderOffice } from '../testing/render-office'
import { LinkTree } from './link-tree'

const link = (displayName: string) => ({ displayName, pageLink: `/${displayName}` })
const FOOTER: StudioBody = {
  contentType: 'footer',
  columns: [
    { title: 'Shop', links: ['Bars', 'Boxes'].map(link) },
    { title: 'Help', links: [link('Contact')] },
  ],
}

const onEdit = jest.fn()
const onRemoval = jest.fn()

function Footer() {
  const [body, setBody] = useState(FOOTER)
  return (
    <>
      <LinkTree
        contentType="footer"
        body={body}
        locales={['en-US']}
        onChange={setBody}
        onEdit={onEdit}
        onRemoval={onRemoval}
      />
      <pre>{JSON.stringify(body)}</pre>
    </>
  )
}

const titles = () => screen.getByRole('status', { hidden: true })
const order = () =>
  [
    ...(document.querySelector('pre')?.textContent ?? '').matchAll(
      /"(?:title|displayName)":"(\w*)"/g,
    ),
  ].map(([, name]) => name)

test('entries are moved by buttons and by keys, and the focus goes with them', async () => {
  renderOffice(<Footer />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Move Help up' }))
  expect(order()).toEqual(['Help', 'Contact', 'Shop', 'Bars', 'Boxes'])
  await user.click(screen.getByRole('button', { name: 'Entries of Shop' }))
  screen.getByRole('button', { name: 'Bars' }).focus()
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(order()).toEqual(['Help', 'Contact', 'Bars', 'Shop', 'Boxes'])
  await waitFor(() => expect(titles()).toHaveTextContent('Bars was moved.'))
  await user.click(screen.getByRole('button', { name: 'Entries of Help' }))
  screen.getByRole('button', { name: 'Bars' }).focus()
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}')
  expect(titles()).toHaveTextContent('Bars cannot go there.')
})

test('an entry is dragged into another column', async () => {
  renderOffice(<Footer />)
  await userEvent.click(screen.getByRole('button', { name: 'Entries of Shop' }))
  const row = (name: string) => {
    const found = screen.getByRole('button', { name }).closest('[draggable]')
    if (!found) throw new Error(`${name} cannot be dragged`)
    return found
  }
  fireEvent.dragStart(row('Boxes'))
  // jsdom has no layout: the lower half of a row begins at its top
  fireEvent.dragOver(row('Help'))
  fireEvent.drop(row('Help'))
  expect(order()).toEqual(['Shop', 'Bars', 'Help', 'Contact', 'Boxes'])
})

test('a column is added, and an entry copied and removed', async () => {
  renderOffice(<Footer />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'New column' }))
  expect(onEdit).toHaveBeenCalledWith(['columns', 2, 'title'])
  const choose = async (name: string) => {
    await user.click(screen.getByRole('button', { name: 'More about Help' }))
    await user.click(within(await screen.findByRole('menu')).getByText(name))
  }
  await choose('Remove')
  expect(onRemoval).toHaveBeenCalledWith('Help')
  expect(order()).toEqual(['Shop', 'Bars', 'Boxes', '', ''])
})
