import { VideoPlayer } from '@/ui/video-player'
import { BlockSection } from '../block-section'
import { defineBlock, type BlockProps } from '../define-block'
import { readVideo, type ContentVideo } from './read-video'
import styles from './video.module.css'

/** A single video below its title, as wide as a picture (CNT-033). */
function VideoBlock({ content }: BlockProps<ContentVideo>) {
  const { text, ...video } = content
  return (
    <BlockSection title={video.title} text={text}>
      <div className={styles.single}>
        <VideoPlayer {...video} sizes="(min-width: 1100px) 1040px, 94vw" />
      </div>
    </BlockSection>
  )
}

export default defineBlock<ContentVideo>({ parse: readVideo, component: VideoBlock })
