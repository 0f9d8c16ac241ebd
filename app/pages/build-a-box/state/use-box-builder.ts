import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { fitPieces, shareFilled } from '@rules/box-mix'
import { toBoxRules, type BoxRules } from '@rules/box-rules'
import { mixBoxesQuery, type MixBox, type MixSize } from '@/commerce-client/mix-boxes.queries'
import { mixPiecesQuery } from '@/commerce-client/mix-pieces.queries'
import { DEFAULT_PREFERENCES } from '@/commerce-client/site-preferences.mapper'
import { sitePreferencesQuery } from '@/commerce-client/site-preferences.queries'
import { firstOpenStep } from '@/rules/box-progress'
import type { BoxBuilderName } from '@/rules/box-steps'
import { useSite } from '@/site/use-site'
import { boxActions } from './box-actions'
import { useMix } from './use-mix'
import { usePieceStock } from './use-piece-stock'

export function useBoxBuilder(name: BoxBuilderName) {
  const { id: siteId } = useSite()
  const { mix, isStored, ...changes } = useMix(name)
  const boxes = useQuery(mixBoxesQuery(siteId))
  const preferencesQuery = useQuery(sitePreferencesQuery(siteId))
  const preferences = preferencesQuery.data ?? DEFAULT_PREFERENCES
  const offered = boxes.data?.filter(({ isLollypops }) => isLollypops === (name === 'lollypop'))
  const box = offered?.find(({ id }) => id === mix?.boxSelection)
  const size = box?.sizes.find(({ id }) => id === mix?.boxVariantSelection)
  const rulesOf = (of: MixSize, { isLollypops }: MixBox): BoxRules =>
    toBoxRules(of.attributes, { isLollypops, flavorLimit: preferences.customMixFlavorLimit })
  const rules = box && size && rulesOf(size, box)
  const found = useQuery({ ...mixPiecesQuery(siteId, box?.code), enabled: box !== undefined })
  const views = {
    data: found.data?.pieces,
    marks: found.data?.marks ?? [],
    isLoading: found.isLoading,
    // earlier data are still usable
    isError: found.isError && found.data === undefined,
    refetch: found.refetch,
  }
  // drops pieces that are no longer sold
  const isKnown = (id: string) => !views.data || views.data.some((view) => view.id === id)
  const sold = (mix?.pieces ?? []).filter(({ id }) => isKnown(id))
  const pieces = rules ? fitPieces(rules, sold) : sold
  const stock = usePieceStock({
    mix,
    sizes: offered?.flatMap(({ sizes }) => sizes) ?? [],
    pieces: views.data ?? [],
  })

  const queryClient = useQueryClient()
  const refresh = useCallback(() => {
    for (const family of ['mix-boxes', 'mix-pieces']) {
      void queryClient.invalidateQueries([family, siteId])
    }
  }, [queryClient, siteId])
  const actions = boxActions({
    box,
    rules,
    rulesOf,
    isKnown,
    candidates: ({ increment }) =>
      (views.data ?? []).filter((view) => stock.isEnough(view, increment)).map(({ id }) => id),
    isEnough: (id, qty) => {
      const view = views.data?.find((one) => one.id === id)
      return view !== undefined && stock.isEnough(view, qty)
    },
    change: changes.change,
  })
  return {
    name,
    mix,
    isStored,
    ...changes,
    boxes: { isError: boxes.isError && boxes.data === undefined, refetch: boxes.refetch },
    offered,
    box,
    size,
    rules,
    rulesOf,
    pieces,
    views,
    ...stock,
    share: rules ? shareFilled(rules, pieces) : 0,
    /** Number of the box's pieces that have left the catalog. */
    goneCount: (mix?.pieces.length ?? 0) - sold.length,
    isSoldOut: size !== undefined && !stock.isPickup && stock.isSizeGone(size),
    /** Fetches prices and stock again. */
    refresh,
    /** False while the shop of a box for pickup is still loading. */
    isShopKnown: !stock.isPickup || (!preferencesQuery.isLoading && stock.isLineKnown),
    openStep: firstOpenStep({
      isBegun: mix !== undefined && (!stock.isPickup || stock.shop !== undefined),
      rules,
      pieces,
    }),
    /** Pieces with too little stock for all copies, or for a single step. */
    short: (views.data ?? []).filter((view) => {
      const inside = pieces.find(({ id }) => id === view.id)
      return inside !== undefined && !stock.isEnough(view, inside.qty || (rules?.increment ?? 1))
    }),
    ...actions,
  }
}

export type BoxBuilder = ReturnType<typeof useBoxBuilder>
