import { useQuery } from '@tanstack/react-query'
import { productQuery } from '@/commerce-client/products.queries'
import { boxBuilderPath } from '@/features/product/box-builder-path'
import CustomMixPieces from '@/features/product/custom-mix-pieces'
import { ProductDetail } from '@/features/product/product-detail'
import { ProductDetailSkeleton } from '@/features/product/product-detail-skeleton'
import { ProductHead } from '@/features/product/product-head'
import { NotFoundA } from '@/shell/failures/not-found-a'
import { useCarePhone } from '@/shell/use-care-phone'
import { useSite } from '@/site/use-site'
import { Breadcrumb } from '@/ui/breadcrumb'

/** A box, its price and what may go in, before it is built. */
export function BoxProduct({ id }: { id: string }) {
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
