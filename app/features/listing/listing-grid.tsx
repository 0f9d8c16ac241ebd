import type { ReactNode } from 'react'
import type { ProductTileData } from '@/commerce-client/product-tile.mapper'
import { classNames } from '@/ui/class-names'
import { Comparable } from './compare/comparable'
import styles from './listing.module.css'
import type { ListingData } from './use-listing'

/** A content tile among the products (PLP-016). */
export interface InGridItem {
  key: string
  /** Number of products before the tile, counted from the start of the list. */
  after: number
  /** `true` if it is as wide as two products. */
  isWide: boolean
  node: ReactNode
}

interface ListingGridProps {
  listing: ListingData
  inGrid: readonly InGridItem[]
  renderTile: (product: ProductTileData, index: number) => ReactNode
  renderSkeleton: () => ReactNode
}

/**
 * The grid of products with an editor's content tiles. A page has twelve products, not counting the
 * tiles.
 */
export function ListingGrid({ listing, inGrid, renderTile, renderSkeleton }: ListingGridProps) {
  const { isChanging, pendingCount, state, tiles } = listing
  const inserted = (index: number) =>
    inGrid
      .filter(({ after }) => after === state.window.start + index)
      .map(({ key, isWide, node }) => (
        <li key={key} className={isWide ? styles.wide : undefined}>
          {node}
        </li>
      ))
  return (
    <ul
      className={classNames(styles.grid, isChanging && styles.changing)}
      aria-busy={isChanging || pendingCount > 0 || undefined}
    >
      {tiles.flatMap((tile, index) => [
        ...inserted(index),
        <li key={tile.id}>
          <Comparable product={tile}>{renderTile(tile, index)}</Comparable>
        </li>,
      ])}
      {Array.from({ length: pendingCount }, (_, index) => (
        <li key={`pending-${index}`}>{renderSkeleton()}</li>
      ))}
    </ul>
  )
}
