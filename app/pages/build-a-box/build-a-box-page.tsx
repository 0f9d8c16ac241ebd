import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import { Redirect, useLocation } from 'react-router-dom'
import { mixBoxesQuery } from '@/commerce-client/mix-boxes.queries'
import { boxesQuery } from '@/commerce-client/boxes.queries'
import { productQuery } from '@/commerce-client/products.queries'
import { piecesQuery } from '@/commerce-client/search.queries'
import { isReachable, readBoxAddress, type BoxStep } from '@/rules/box-steps'
import { notFoundError } from '@/errors/app-error'
import { boxBuilderPath, builderOf } from '@/features/product/box-builder-path'
import { prefetchStock } from '@/features/product/order/use-stock'
import { fetchEssential, type PageComponent } from '@/lib/page-load'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { paths } from '@/site/paths'
import { useSite } from '@/site/use-site'
import { LoadFailure } from '@/ui/load-failure'
import { Skeleton } from '@/ui/skeleton'
import { BoxAlerts } from './box-alerts'
import { BoxProduct } from './box-product'
import { prefetchTips } from './box-tips'
import { buildABoxMessages as messages } from './build-a-box.messages'
import { BuilderFrame } from './builder-frame'
import { ReviewActions } from './review-actions'
import { prefetchShared, SharedHead } from './shared-head'
import { useBoxBuilder, type BoxBuilder } from './state/use-box-builder'
import { useEntry } from './state/use-entry'
import { CandiesStep } from './steps/candies-step'
import { ItemStep } from './steps/item-step'
import { QuantitiesStep } from './steps/quantities-step'
import { ReviewStep } from './steps/review-step'
import { StartStep } from './steps/start-step'

/**
 * The builder of the shopper's own box, with five steps (BOX-001). The server renders the part that
 * is the same for everyone; the shopper's choices are stored in the browser.
 */
const BuildABoxPage: PageComponent = () => {
  const { pathname, search } = useLocation()
  const { builder: name, step } = readBoxAddress(pathname)
  const query = new URLSearchParams(search)
  const { box, piece } = readQuery(query)
  const builder = useBoxBuilder(name)
  const asked = useAskedProduct(step === 'start' ? (box ?? piece) : undefined)
  // a product of the other builder must not be added to this one
  const other = asked.data && (builderOf(asked.data) ?? name) !== name ? asked.data : undefined
  const isEntering = useEntry(builder, step, !asked.isLoading && !other)
  if (other) return <Redirect to={boxBuilderPath(other, query)} />
  return (
    <div className="container">
      {step !== 'start' ? (
        <Step builder={builder} step={step} isEntering={isEntering} />
      ) : box ? (
        <BoxProduct id={box} />
      ) : (
        <StartStep builder={builder} piece={piece} />
      )}
      {query.has('mix') && <SharedHead builder={builder} step={step} query={query} />}
    </div>
  )
}

function useAskedProduct(id: string | undefined) {
  const { id: siteId } = useSite()
  const { data, isInitialLoading } = useQuery({
    ...productQuery(siteId, id ?? ''),
    enabled: id !== undefined,
  })
  return { data, isLoading: isInitialLoading }
}

interface StepProps {
  builder: BoxBuilder
  step: Exclude<BoxStep, 'start'>
  /** Whether the URL contains choices that are not in the box yet. */
  isEntering: boolean
}

/** The requested step; redirects to the first incomplete step before it. */
function Step({ builder, step, isEntering }: StepProps) {
  const isHydrated = useIsHydrated()
  const { offered, openStep, boxes, mix, box, views, isShopKnown } = builder
  // the first incomplete step is only known when the box and its pieces are loaded
  const needsPieces = step !== 'select-item' && box !== undefined
  const isRead = offered !== undefined && !(needsPieces && views.isLoading)
  const failed = boxes.isError ? boxes : needsPieces && views.isError ? views : undefined
  const isKnown = isHydrated && !isEntering && (mix === undefined || (isRead && isShopKnown))
  // the step's link may have been clicked before hydration, when no box could be begun yet: no
  // redirect
  const isBeginning = mix === undefined && step === 'select-item'
  if (isKnown && !failed && !isBeginning && !isReachable(step, openStep)) {
    return <Redirect to={paths.boxStep(builder.name, openStep)} />
  }
  if (failed) {
    return (
      <BuilderFrame builder={builder} step={step}>
        <LoadFailure onRetry={() => void failed.refetch()}>
          <FormattedMessage {...(boxes.isError ? messages.failed : messages.piecesFailed)} />
        </LoadFailure>
      </BuilderFrame>
    )
  }
  return (
    <BuilderFrame
      builder={builder}
      step={step}
      action={step === 'review-box' ? <ReviewActions builder={builder} /> : undefined}
    >
      {isKnown ? (
        <>
          <BoxAlerts builder={builder} />
          <Content builder={builder} step={step} />
        </>
      ) : (
        <Skeleton height="24rem" width="100%" />
      )}
    </BuilderFrame>
  )
}

function Content({ builder, step }: Omit<StepProps, 'isEntering'>) {
  switch (step) {
    case 'select-item':
      return <ItemStep builder={builder} />
    case 'select-candies':
      return <CandiesStep builder={builder} />
    case 'set-quantities':
      return <QuantitiesStep builder={builder} />
    case 'review-box':
      return <ReviewStep builder={builder} />
  }
}

BuildABoxPage.load = async ({ queryClient, search, site }) => {
  if (search.has('mix')) return prefetchShared(search, queryClient, site.id)
  const { box, piece } = readQuery(search)
  const boxes = queryClient.prefetchQuery(mixBoxesQuery(site.id))
  if (box) {
    const product = await queryClient.fetchQuery(productQuery(site.id, box))
    const { customMixCode, facts } = product
    if (!facts.flags.includes('isCustomMix')) throw notFoundError(`No box ${box}`)
    await Promise.all([
      boxes,
      prefetchStock(queryClient, site.id, product),
      customMixCode !== undefined && queryClient.prefetchQuery(piecesQuery(site.id, customMixCode)),
    ])
    return
  }
  // an unknown piece does not restrict the boxes
  const chosen = piece ? await fetchEssential(queryClient, productQuery(site.id, piece)) : undefined
  await Promise.all([
    boxes,
    prefetchTips(queryClient, site),
    fetchEssential(queryClient, boxesQuery(site.id, chosen?.customMixCode)),
  ])
}

function readQuery(search: URLSearchParams) {
  return {
    box: search.get('box') || undefined,
    piece: search.get('piece') || undefined,
  }
}

export default BuildABoxPage
