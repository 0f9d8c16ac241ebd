import { Center } from '@chakra-ui/react/center'
import { chakra } from '@chakra-ui/react/styled-system'
import { thumbnailUrl } from '../api/studio-api'

const Picture = chakra('img', {
  base: { width: '100%', height: '100%', objectFit: 'contain' },
})

interface ThumbnailProps {
  /** As the catalogue names it; absent: there is none. */
  path: string | undefined
  /** Of both sides, a spacing of the theme. */
  size: string
}

/** A product's picture, for people who read its name beside it. */
export function Thumbnail({ path, size }: ThumbnailProps) {
  return (
    <Center
      boxSize={size}
      flexShrink={0}
      background="bg.muted"
      borderRadius="l2"
      overflow="hidden"
      aria-hidden
    >
      {path !== undefined && <Picture src={thumbnailUrl(path)} alt="" loading="lazy" />}
    </Center>
  )
}
