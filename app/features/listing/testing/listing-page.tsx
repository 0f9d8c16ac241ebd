import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, Route, useLocation } from 'react-router-dom'
import { renderApp } from '../../../../tests/setup/render-app'
import { Listing } from '../listing'
import type { InGridItem } from '../listing-grid'
import { useListing } from '../use-listing'

interface PageProps {
  categoryId?: string
  inGrid?: readonly InGridItem[]
}

/** A listing of one category, or of all; its address; and a page to go to and come back from. */
function Page({ categoryId, inGrid }: PageProps) {
  const { pathname, search } = useLocation()
  return (
    <>
      <p data-testid="address">{pathname + search}</p>
      <Link to="/product">To a product</Link>
      <Link to="/category/candy">To the category</Link>
      <Route path={['/category', '/search']}>
        <List categoryId={categoryId} inGrid={inGrid} />
      </Route>
    </>
  )
}

function List({ categoryId, inGrid }: PageProps) {
  return (
    <Listing
      listing={useListing({ categoryId })}
      inGrid={inGrid}
      renderTile={({ name }) => <article>{name}</article>}
      renderSkeleton={() => <span data-testid="skeleton" />}
    />
  )
}

type Options = PageProps & Omit<NonNullable<Parameters<typeof renderApp>[1]>, 'at'>

/** Renders a listing at an address, and waits for the number of products. */
export async function renderListing(at = '/category/candy', options: Options = {}) {
  const { categoryId = 'candy', inGrid, ...rest } = options
  const user = userEvent.setup()
  const app = renderApp(<Page categoryId={categoryId} inGrid={inGrid} />, { at, ...rest })
  await screen.findByText(/^\d+ products?$/)
  return { user, ...app }
}

/** The products that are shown, in order. */
export const shown = () =>
  screen.queryAllByRole('article').map(({ textContent }) => textContent?.replace('Product ', ''))

/** The current URL. */
export const address = () =>
  new URL(screen.getByTestId('address').textContent ?? '', 'http://shop.example')

export const link = (name: string | RegExp) => screen.getByRole('link', { name })
