import loadable from '@loadable/component'
import { SectionBoundary } from '@/errors/section-boundary'
import { useBasketCount } from '@/shopper/basket/use-basket'

const ExitQuestion = loadable(() => import('./exit-question'), { ssr: false })

/**
 * Asks before a link leads away from a bag with something in it (SHELL-031 to SHELL-033). Nobody
 * else fetches the question; where it is not available, links lead away as they are.
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
