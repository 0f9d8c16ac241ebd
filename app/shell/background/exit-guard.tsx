import loadable from '@loadable/component'
import { SectionBoundary } from '@/errors/section-boundary'
import { useBasketCount } from '@/shopper/basket/use-basket'

const ExitQuestion = loadable(() => import('./exit-question'), { ssr: false })

/**
 * Asks for confirmation before a link leaves the shop while the bag has items (SHELL-031 to
 * SHELL-033). Shoppers without items do not load the question; if it cannot be loaded, links work
 * without it.
 */
export function ExitGuard() {
  const count = useBasketCount() ?? 0
  if (count === 0) return null
  return (
    <SectionBoundary name="exit question">
      <ExitQuestion />
    </SectionBoundary>
  )
}
