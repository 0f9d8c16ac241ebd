import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSite } from '@/site/use-site'
import type { Slot } from '../slot'
import { categoryBannerQuery } from './category-banner.queries'

/**
 * What an editor put above the products of a category; null where there is nothing, and where it came
 * after the products: nobody waits for it, and nothing that is being read moves.
 */
export function useCategoryBanner(categoryId: string, areProductsShown: boolean): Slot {
  const site = useSite()
  const { data } = useQuery(categoryBannerQuery(site.id, categoryId))
  const [isLate, setIsLate] = useState(false)
  if (areProductsShown && data === undefined && !isLate) setIsLate(true)
  return isLate ? null : (data ?? null)
}
