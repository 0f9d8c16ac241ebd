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

/** A listing with its URL, and another page to navigate to and back from. */
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

/** Renders a listing at a URL, and waits until the number of products is shown. */
export async function renderListing(at = '/category/candy', options: Options = {}) {
  const { categoryId = 'candy', inGrid, ...rest } = options
  const user = userEvent.setup()
  const app = renderApp(<Page categoryId={categoryId} inGrid={inGrid} />, { at, ...rest })
  await screen.findByText(/^\d+ products?$/)
  return { user, ...app }
}

/** Returns the texts of the shown products in order. */
export const shown = () =>
  screen.queryAllByRole('article').map(({ textContent }) => textContent?.replace('Product ', ''))

export const address = () =>
  new URL(screen.getByTestId('address').textContent ?? '', 'http://shop.example')

export const link = (name: string | RegExp) => screen.getByRole('link', { name })
