import { SectionBoundary } from '@/errors/section-boundary'
import { PhotoRow, PhotoRowSkeleton } from '@/features/product/social-photos/photo-row'
import { useSocialFeed } from '@/features/product/social-photos/use-social-feed'
import { asText } from '@/lib/read-fields'
import { WhenNear } from '@/ui/when-near'
import { BlockSection } from '../block-section'
import { defineBlock, type BlockProps } from '../define-block'
import { readBlockHead, type BlockHead } from '../read-block-head'
import styles from './social-feed.module.css'

interface SocialFeedContent {
  head: BlockHead
  album: string
}

/** Photos of an album, with links to the products in them (CNT-041). */
function SocialFeed({ content: { head, album } }: BlockProps<SocialFeedContent>) {
  const room = (
    <div className={styles.room}>
      <BlockSection {...head}>
        <PhotoRowSkeleton />
      </BlockSection>
    </div>
  )
  return (
    <WhenNear placeholder={room}>
      <SectionBoundary name="social feed" fallback={null}>
        <Feed head={head} album={album} />
      </SectionBoundary>
    </WhenNear>
  )
}

function Feed({ head, album }: SocialFeedContent) {
  const photos = useSocialFeed(album)
  if (photos?.length === 0) return null
  return (
    <BlockSection {...head}>
      {photos ? <PhotoRow photos={photos} /> : <PhotoRowSkeleton />}
    </BlockSection>
  )
}

export default defineBlock<SocialFeedContent>({
  parse: (item) => {
    const album = asText(item.album)
    return album ? { head: readBlockHead(item), album } : undefined
  },
  component: SocialFeed,
})
