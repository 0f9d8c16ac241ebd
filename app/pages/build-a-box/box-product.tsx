import { useQuery } from '@tanstack/react-query'
import { mixBoxesQuery } from '@/commerce-client/mix-boxes.queries'
import { productQuery } from '@/commerce-client/products.queries'
import { imagesOf } from '@/rules/variant-choice'
import { boxBuilderPath } from '@/features/product/box-builder-path'
import CustomMixPieces from '@/features/product/custom-mix-pieces'
import { ProductDetail } from '@/features/product/product-detail'
import { ProductDetailSkeleton } from '@/features/product/product-detail-skeleton'
import { imageUrl } from '@/integrations/images/image-service'
import { NotFoundView } from '@/shell/failures/not-found-view'
import { useCarePhone } from '@/shell/use-care-phone'
import { useSite } from '@/site/use-site'
import { Breadcrumb } from '@/ui/breadcrumb'
import { BreadcrumbData } from '@/ui/breadcrumb-data'
import { PageHead } from '@/ui/page-head'
import { BoxData } from './box-data'

export function BoxProduct({ id }: { id: string }) {
  const site = useSite()
  const phone = useCarePhone()
  const { data: product, isError } = useQuery(productQuery(site.id, id))
  const boxes = useQuery(mixBoxesQuery(site.id))
  if (isError) return <NotFoundView />
  if (!product) return <ProductDetailSkeleton />
  if (!product.facts.flags.includes('isCustomMix')) return <NotFoundView />
  const { customMixCode, name } = product
  const path = boxBuilderPath(product)
  const [image] = imagesOf(product.imageSets, {})
  return (
    <>
      <PageHead
        title={product.pageTitle}
        description={product.pageDescription ?? product.shortDescription}
        canonicalPath={path}
        image={image && imageUrl(image.link, 1200)}
        type="product"
      />
      <BoxData boxes={boxes.data?.filter((box) => box.id === product.id) ?? []} />
      <BreadcrumbData steps={[]} name={name} path={path} />
      <Breadcrumb current={name} />
      <ProductDetail key={product.id} product={product} />
      {customMixCode !== undefined && <CustomMixPieces code={customMixCode} phone={phone} />}
    </>
  )
}
