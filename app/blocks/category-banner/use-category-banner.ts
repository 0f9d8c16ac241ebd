import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSite } from '@/site/use-site'
import type { Slot } from '../slot'
import { categoryBannerQuery } from './category-banner.queries'

/**
 * The banner above a category's products; null without one, and if it arrives after the products,
 * which it would move.
 */
export function useCategoryBanner(categoryId: string, areProductsShown: boolean): Slot {
  const site = useSite()
  const { data } = useQuery(categoryBannerQuery(site.id, categoryId))
  const [isLate, setIsLate] = useState(false)
  if (areProductsShown && data === undefined && !isLate) setIsLate(true)
  return isLate ? null : (data ?? null)
}
