import { asList, asText } from '@/lib/read-fields'
import { Heading } from '@/ui/heading'
import { VideoPlayer } from '@/ui/video-player'
import { BlockSection } from '../block-section'
import { defineBlock, type BlockProps } from '../define-block'
import { readVideo, type ContentVideo } from './read-video'
import styles from './video.module.css'

interface VideoGridContent {
  title?: string
  text?: string
  videos: ContentVideo[]
}

/** Several videos next to each other, each with its own title (CNT-033). */
function VideoGrid({ content }: BlockProps<VideoGridContent>) {
  return (
    <BlockSection title={content.title} text={content.text}>
      <ul className={styles.grid}>
        {content.videos.map(({ text, ...video }, index) => (
          <li key={index} className={styles.item}>
            <VideoPlayer
              {...video}
              sizes="(min-width: 1024px) 30vw, (min-width: 769px) 45vw, 94vw"
            />
            <Heading level={3} size="sm">
              {video.title}
            </Heading>
            {text && <p className="muted">{text}</p>}
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}

export default defineBlock<VideoGridContent>({
  parse: (item) => {
    const videos = asList(item.videos, readVideo)
    if (videos.length === 0) return undefined
    return { title: asText(item.title), text: asText(item.text), videos }
  },
  component: VideoGrid,
})
