import loadable from '@loadable/component'
import { SectionBoundary } from '@/errors/section-boundary'
import { asText } from '@/lib/read-fields'
import { WhenNear } from '@/ui/when-near'
import { defineBlock, type BlockProps } from '../define-block'
import styles from './einstein-carousel.module.css'

const RecommenderRow = loadable(
  () => import('@/features/product/recommendations/recommender-row'),
  { ssr: false },
)

interface EinsteinCarouselContent {
  title: string
  recommender: string
}

/** The products of a recommender chosen by an editor (CNT-027). */
function EinsteinCarousel({
  content: { title, recommender },
}: BlockProps<EinsteinCarouselContent>) {
  const space = <div className={styles.space} />
  return (
    <div className="container">
      <WhenNear placeholder={space}>
        <SectionBoundary name="recommendations" fallback={null}>
          <RecommenderRow name={recommender} title={title} fallback={space} />
        </SectionBoundary>
      </WhenNear>
    </div>
  )
}

export default defineBlock<EinsteinCarouselContent>({
  parse: (item) => {
    const title = asText(item.title)
    const recommender = asText(item.recommender)
    return title && recommender ? { title, recommender } : undefined
  },
  component: EinsteinCarousel,
})
