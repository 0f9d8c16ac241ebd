import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { InGridItem } from '@/features/listing/listing-grid'
import { useSite } from '@/site/use-site'
import { BlockList } from '../block-list'
import { inGridQuery } from './in-grid.queries'

export function useInGrid(categoryId: string, isShown = true): readonly InGridItem[] {
  const site = useSite()
  const { data } = useQuery({ ...inGridQuery(site.id, categoryId), enabled: isShown })
  return useMemo(
    () =>
      (data ?? []).map(({ after, slot }, index) => ({
        key: `in-grid-${index}`,
        after,
        isWide: slot.contentType === 'in-grid-tile-double',
        node: <BlockList slots={[slot]} hasOwnHeading isBelow />,
      })),
    [data],
  )
}
