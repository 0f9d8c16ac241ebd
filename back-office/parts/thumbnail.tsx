import { Box } from '@chakra-ui/react/box'
import { Center } from '@chakra-ui/react/center'
import { chakra } from '@chakra-ui/react/styled-system'
import { Icon } from '@/ui/icon'
import { thumbnailUrl } from '../api/studio-api'

const Picture = chakra('img', {
  base: { width: '100%', height: '100%', objectFit: 'contain' },
})

interface ThumbnailProps {
  /** Path as written in the catalog; undefined without a picture. */
  path: string | undefined
  /** Width and height, as a spacing token of the theme. */
  size: string
}

/** A product's picture, hidden from screen readers because the product's name is next to it. */
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
      {path === undefined ? (
        <Box color="fg.subtle">
          <Icon name="gift" size={20} />
        </Box>
      ) : (
        <Picture src={thumbnailUrl(path)} alt="" loading="lazy" />
      )}
    </Center>
  )
}
