import type { ProductView } from '@/commerce-client/product.mapper'

/** A product with two sizes; the larger one also comes in a gold wrap. */
export const truffles: ProductView = {
  id: 'truffles',
  name: 'Truffles',
  href: '/candy/truffles/truffles.html',
  pageTitle: 'Truffles',
  bvProductId: 'truffles',
  shortDescription: 'Soft.',
  ingredients: 'Cocoa, cream.',
  imageSets: [
    {
      values: {},
      images: [
        { link: '/media/a.jpg', alt: 'A' },
        { link: '/media/b.jpg', alt: 'B' },
      ],
    },
    { values: { wrap: 'gold' }, images: [{ link: '/media/gold.jpg', alt: 'Gold' }] },
  ],
  facts: { flags: ['isMeltable', 'isKosher'], orderable: true },
  variations: [
    {
      id: 'size',
      name: 'Size',
      values: [
        { id: '6', name: '6 Pieces', orderable: true },
        { id: '12', name: '12 Pieces', orderable: true },
      ],
    },
    {
      id: 'wrap',
      name: 'Gift Wrap',
      values: [
        { id: 'none', name: 'None', orderable: true },
        { id: 'gold', name: 'Gold', orderable: true },
      ],
    },
  ],
  variants: [
    {
      productId: 'small',
      orderable: true,
      values: { size: '6', wrap: 'none' },
      price: { amount: 10 },
    },
    {
      productId: 'large',
      orderable: true,
      values: { size: '12', wrap: 'none' },
      price: { amount: 18, list: 20 },
    },
    {
      productId: 'gold',
      orderable: false,
      values: { size: '12', wrap: 'gold' },
      price: { amount: 22 },
    },
  ],
  values: {},
  defaultVariantId: 'small',
  callouts: [],
}
