import { useQuery } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderOffice } from '../testing/render-office'
import { ListPage } from './list-page'
import type { RecordColumn } from './record-table'
import { usePagedList, useWholeList } from './use-list'

interface Jar {
  name: string
  grams: number
}

const JARS: readonly Jar[] = [
  { name: 'Quince', grams: 90 },
  { name: 'Apricot', grams: 340 },
  { name: 'Fig', grams: 120 },
]
const FILTERS = ['text', 'kind'] as const
const COLUMNS: readonly RecordColumn<Jar>[] = [
  { id: 'name', title: 'Jar', sort: ({ name }) => name, cell: ({ name }) => name },
  {
    id: 'grams',
    title: 'Weight',
    sort: ({ grams }) => grams,
    isNumber: true,
    cell: ({ grams }) => `${grams} g`,
  },
]
const load = jest.fn<Promise<{ rows: readonly Jar[]; total: number }>, [asked?: object]>()
const rows = (page: { rows: readonly Jar[] }) => page.rows
const COMMON = {
  title: 'Jars',
  noun: ['jar', 'jars'] as const,
  columns: COLUMNS,
  toKey: ({ name }: Jar) => name,
  nothing: { title: 'No jars', text: 'Try another word.' },
}

function PagedJars() {
  const list = usePagedList({ name: 'jars', filters: FILTERS, size: 2, load, rows })
  return (
    <ListPage
      {...COMMON}
      list={list}
      filters={[
        { name: 'text', label: 'Search', type: 'search' },
        { name: 'kind', label: 'Kind', options: [['', 'Any'], ['jam', 'Jam']] }, // prettier-ignore
      ]}
    />
  )
}

function WholeJars() {
  const query = useQuery(['jars'], () => load())
  const list = useWholeList({ name: 'jars', filters: [], query, rows })
  return <ListPage {...COMMON} list={list} />
}

const show = (page: JSX.Element, at = '/', email = 'ada@example.com') =>
  renderOffice(page, { at, email })

const header = (name: string) => screen.getByRole('columnheader', { name })
const shownRows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell').at(-1)?.textContent)

/** Opens the menu, whose first item is then highlighted, and moves to an item by keys. */
async function choose(button: string, keys: string, item: string) {
  screen.getByRole('button', { name: button }).focus()
  await userEvent.keyboard('{Enter}')
  const menu = await screen.findByRole('menu')
  await waitFor(() => expect(menu).toHaveAttribute('aria-activedescendant'))
  if (keys !== '') await userEvent.keyboard(keys)
  const chosen = within(menu).getByText(item)
  await waitFor(() => expect(chosen).toHaveAttribute('data-highlighted'))
  await userEvent.keyboard('{Enter}')
}

beforeEach(() => {
  localStorage.clear()
  load.mockImplementation(() => Promise.resolve({ rows: JARS, total: 7 }))
})

test('the engine sorts a list of pages, from the first page on', async () => {
  const { history } = show(<PagedJars />, '/?kind=jam&offset=4')
  await screen.findByText('7 jars')
  expect(load).toHaveBeenLastCalledWith({ text: '', kind: 'jam', sort: '', offset: 4, limit: 2 })

  await userEvent.click(within(header('Weight')).getByRole('button'))
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2))
  expect(load).toHaveBeenLastCalledWith(expect.objectContaining({ sort: '-grams', offset: 0 }))
  expect(history.location.search).toBe('?kind=jam&sort=-grams')
  expect(header('Weight')).toHaveAttribute('aria-sort', 'descending')
  // one page is never sorted by itself
  expect(shownRows()).toEqual(['90 g', '340 g', '120 g'])

  await userEvent.type(screen.getByLabelText('Search'), 'fig')
  await waitFor(() => expect(history.location.search).toBe('?kind=jam&sort=-grams&text=fig'))
})

test('the browser sorts a list that it has as a whole', async () => {
  const { history } = show(<WholeJars />, '/?sort=grams')
  await screen.findByText('3 jars')
  expect(shownRows()).toEqual(['90 g', '120 g', '340 g'])
  await userEvent.click(within(header('Jar')).getByRole('button'))
  expect(shownRows()).toEqual(['340 g', '120 g', '90 g'])
  expect(history.location.search).toBe('?sort=name')
  expect(load).toHaveBeenCalledTimes(1)
})

test('columns and views are kept for each operator, without the page', async () => {
  const { unmount } = show(<PagedJars />, '/?kind=jam&offset=4&sort=name')
  await screen.findByText('7 jars')
  await choose('View', '{End}', 'Weight')
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Weight' })).toBeNull())
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await choose('View', '', 'Save this view')
  await userEvent.type(await screen.findByLabelText(/^Name/), 'Jams{Enter}')
  const button = await screen.findByRole('button', { name: 'View: Jams' })
  await waitFor(() => expect(button).toHaveFocus())
  unmount()

  const other = show(<PagedJars />, '/', 'grace@example.com')
  await screen.findByText('7 jars')
  expect(header('Weight')).toBeInTheDocument()
  other.unmount()

  const again = show(<PagedJars />)
  await screen.findByText('7 jars')
  expect(screen.queryByRole('columnheader', { name: 'Weight' })).toBeNull()
  await choose('View', '', 'Jams')
  await waitFor(() => expect(again.history.location.search).toBe('?kind=jam&sort=name'))
  await choose('View: Jams', '{ArrowDown}{ArrowDown}', 'Delete this view')
  await screen.findByRole('button', { name: 'View' })
})

test.each(['{"views": 3}', '[]', '7'])(
  'stored settings that are %s are passed over',
  async (text) => {
    localStorage.setItem('back-office-list_jars_ada@example.com', text)
    show(<WholeJars />)
    await screen.findByText('3 jars')
    expect(header('Weight')).toBeInTheDocument()
  },
)
