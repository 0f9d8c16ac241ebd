import { useQuery, type QueryClient } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { isPercentUnit } from '@rules/box-rules'
import { mixBoxesQuery } from '@/commerce-client/mix-boxes.queries'
import { mixPiecesQuery } from '@/commerce-client/mix-pieces.queries'
import type { BoxStep } from '@/rules/box-steps'
import { readSharedMix, readSharedPlaces } from '@/rules/shared-mix'
import { boxPictureUrl } from '@/integrations/images/box-picture'
import { fetchEssential } from '@/lib/page-load'
import { paths } from '@/site/paths'
import { useSite } from '@/site/use-site'
import { PageHead } from '@/ui/page-head'
import { boxHeadMessages as messages } from './box-head.messages'
import { buildABoxMessages } from './build-a-box.messages'
import type { BoxBuilder } from './state/use-box-builder'
import { findSize } from './state/use-entry'

interface SharedHeadProps {
  builder: Pick<BoxBuilder, 'name' | 'offered'>
  step: BoxStep
  query: URLSearchParams
}

/**
 * Title and preview of a shared link to a finished mix: its pieces, and a picture of the open box.
 */
export function SharedHead({ builder, step, query }: SharedHeadProps) {
  const { id: siteId } = useSite()
  const { formatMessage, formatList } = useIntl()
  const [box, size, mix, name] = ['box', 'size', 'mix', 'name'].map((key) => query.get(key) ?? '')
  const places = query.get('places') ?? ''
  const found = findSize(builder.offered ?? [], box ?? '', size ?? '')
  const { data } = useQuery({
    ...mixPiecesQuery(siteId, found?.box.code),
    enabled: found !== undefined,
  })
  const shared = readSharedMix(mix ?? '')
  const pieces = shared.flatMap((piece) => {
    const view = data?.pieces.find(({ id }) => id === piece.id)
    return view ? [{ ...piece, name: view.name }] : []
  })
  if (!found || pieces.length === 0) return null
  const isPercent = isPercentUnit(found.size.attributes.customMixUnitType)
  const amount = isPercent ? buildABoxMessages.piecePercent : buildABoxMessages.pieceCount
  const inside = pieces.map(({ name, qty }) => formatMessage(amount, { name, quantity: qty }))
  return (
    <PageHead
      title={formatMessage(messages.sharedTitle)}
      description={formatMessage(messages.sharedDescription, {
        box: found.box.name,
        pieces: formatList(inside),
      })}
      // the site that shows the link fetches this URL again, so it must contain the mix
      canonicalPath={paths.boxStep(builder.name, step, { box, size, mix, places, name })}
      image={boxPictureUrl(siteId, pieces, readSharedPlaces(shared, places))}
      isHidden
    />
  )
}

/** For a page's `load`. */
export async function prefetchShared(
  query: URLSearchParams,
  queryClient: QueryClient,
  siteId: string,
): Promise<void> {
  const boxes = await fetchEssential(queryClient, mixBoxesQuery(siteId))
  const found = findSize(boxes ?? [], query.get('box'), query.get('size'))
  if (found) await fetchEssential(queryClient, mixPiecesQuery(siteId, found.box.code))
}
