import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { productQuery } from '@/commerce-client/products.queries'
import { boxesQuery } from '@/commerce-client/boxes.queries'
import { piecesQuery } from '@/commerce-client/search.queries'
import { notFoundError } from '@/errors/app-error'
import { boxBuilderPath } from '@/features/product/box-builder-path'
import CustomMixPieces from '@/features/product/custom-mix-pieces'
import { ProductDetail } from '@/features/product/product-detail'
import { ProductDetailSkeleton } from '@/features/product/product-detail-skeleton'
import { ProductHead } from '@/features/product/product-head'
import { prefetchStock } from '@/features/product/order/use-stock'
import { fetchEssential, type PageComponent } from '@/lib/page-load'
import { NotFoundA } from '@/shell/failures/not-found-a'
import { useCarePhone } from '@/shell/use-care-phone'
import { useSite } from '@/site/use-site'
import { Breadcrumb } from '@/ui/breadcrumb'
import { BoxChoice } from './box-choice'

/**
 * Where boxes of a shopper's own are begun (D1 §2): with `box`, that box, its price and what may go
 * in; without, the boxes to choose from, and with `piece` those that it goes into.
 */
const BuildABoxPage: PageComponent = () => {
  const { search } = useLocation()
  const { box, piece } = readQuery(new URLSearchParams(search))
  return (
    <div className="container">
      {box ? <Box id={box} /> : <BoxChoice key={piece} piece={piece} />}
    </div>
  )
}

function Box({ id }: { id: string }) {
  const site = useSite()
  const phone = useCarePhone()
  const { data: product, isError } = useQuery(productQuery(site.id, id))
  if (isError) return <NotFoundA />
  if (!product) return <ProductDetailSkeleton />
  if (!product.facts.flags.includes('isCustomMix')) return <NotFoundA />
  const { customMixCode, name } = product
  return (
    <>
      <ProductHead product={product} path={boxBuilderPath(product)} />
      <Breadcrumb current={name} />
      <ProductDetail key={product.id} product={product} />
      {customMixCode !== undefined && <CustomMixPieces code={customMixCode} phone={phone} />}
    </>
  )
}

BuildABoxPage.load = async ({ queryClient, search, site }) => {
  const { box, piece } = readQuery(search)
  if (box) {
    const product = await queryClient.fetchQuery(productQuery(site.id, box))
    const { customMixCode, facts } = product
    if (!facts.flags.includes('isCustomMix')) throw notFoundError(`No box ${box}`)
    await Promise.all([
      prefetchStock(queryClient, site.id, product),
      customMixCode !== undefined && queryClient.prefetchQuery(piecesQuery(site.id, customMixCode)),
    ])
    return
  }
  // an unknown piece goes into any box
  const chosen = piece ? await fetchEssential(queryClient, productQuery(site.id, piece)) : undefined
  await fetchEssential(queryClient, boxesQuery(site.id, chosen?.customMixCode))
}

function readQuery(search: URLSearchParams) {
  return { box: search.get('box') || undefined, piece: search.get('piece') || undefined }
}

export default BuildABoxPage
