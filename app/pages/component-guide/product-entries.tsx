import type { ProductTileData } from '@/commerce-client/product-tile.mapper'
import { ProductBadge } from '@/features/product/product-badge'
import { ProductTile } from '@/features/product/product-tile'
import { ProductTileSkeleton } from '@/features/product/product-tile-skeleton'
import { Rating } from '@/features/product/rating'
import styles from './component-guide.module.css'
import type { GuideEntry } from './guide-entry'

const TILE: ProductTileData = {
  id: 'guide',
  name: 'Signature Assortment',
  href: '/component-guide/product-tile',
  image: {
    link: '/media/products/box-sixteen-assorted.jpg',
    alt: 'Open cream box of sixteen assorted chocolates',
  },
  price: { amount: 36 },
  sizeCount: 1,
  addId: 'guide',
  isOrderable: true,
  rating: 4.3,
  reviewCount: 47,
}
const TILES: readonly [string, ProductTileData][] = [
  ['of one size', TILE],
  ['of several sizes', { ...TILE, sizeCount: 3, addId: undefined }],
  [
    'on sale, with a badge',
    { ...TILE, price: { amount: 29, list: 36 }, badge: { kind: 'own', text: 'New' } },
  ],
  [
    'out of stock',
    { ...TILE, addId: undefined, isOrderable: false, badge: { kind: 'out-of-stock' } },
  ],
]

export const productEntries: readonly GuideEntry[] = [
  {
    id: 'product-tile',
    title: 'Product tile',
    text: 'A product in a list or a row. Its button adds at once, opens the choice of sizes, or leads to the product.',
    files: ['features/product/product-tile.tsx', 'features/product/product-tile-skeleton.tsx'],
    states: [
      ...TILES.map(([name, product]) => ({
        name,
        content: (
          <div className={styles.tile}>
            <ProductTile product={product} />
          </div>
        ),
      })),
      {
        name: 'on its way',
        content: (
          <div className={styles.tile}>
            <ProductTileSkeleton />
          </div>
        ),
      },
    ],
  },
  {
    id: 'product-badge',
    title: 'Badge',
    text: 'What is special about a product, or keeps it from being ordered.',
    files: ['features/product/product-badge.tsx'],
    states: [
      { name: 'own', content: <ProductBadge kind="own" text="New" /> },
      { name: 'out of stock', content: <ProductBadge kind="out-of-stock" /> },
      { name: 'coming soon', content: <ProductBadge kind="coming-soon" /> },
      { name: 'in shops only', content: <ProductBadge kind="shop-only" /> },
    ],
  },
  {
    id: 'rating',
    title: 'Rating',
    text: 'Stars and how many reviews they come from.',
    files: ['features/product/rating.tsx'],
    states: [
      { name: 'with reviews', content: <Rating rating={4.3} count={47} /> },
      { name: 'a link to them', content: <Rating rating={4.3} count={47} href="#rating" /> },
    ],
  },
]
