import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSite } from '@/site/use-site'
import type { Slot } from '../slot'
import { categoryBannerQuery } from './category-banner.queries'

/**
 * Returns the banner above a category's products; `null` if there is none, or if it loads after the
 * products are shown, because it would move them.
 */
export function useCategoryBanner(categoryId: string, areProductsShown: boolean): Slot {
  const site = useSite()
  const { data } = useQuery(categoryBannerQuery(site.id, categoryId))
  const [isLate, setIsLate] = useState(false)
  if (areProductsShown && data === undefined && !isLate) setIsLate(true)
  return isLate ? null : (data ?? null)
}
