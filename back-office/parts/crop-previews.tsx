import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import {
  findPicturePlace,
  isTooSmallFor,
  neededPixels,
  type ShownPicture,
} from '@rules/picture-places'
import { thumbnailUrl } from '../api/studio-api'

interface CropPreviewsProps {
  picture: { path: string; width: number; height: number }
  shown: ShownPicture
  /** Height of the desktop's crop, as a spacing token of the theme. */
  height?: string
}

const DEVICES = ['desktop', 'phone'] as const
const Cut = chakra('img', {
  base: { height: '100%', maxWidth: '100%', objectFit: 'cover', borderRadius: 'l1' },
})

/** How a picture is cut in its place on a desktop and on a phone, and whether it is too small. */
export function CropPreviews({ picture, shown, height = '24' }: CropPreviewsProps) {
  const place = findPicturePlace(shown.place)
  if (!place) return null
  const isTooSmall = isTooSmallFor(picture, shown.place)
  const needed = neededPixels(place)
  return (
    <Box>
      {place.isWhole ? (
        <Box fontSize="xs" color="fg.muted">
          {place.label}: shown as a whole, never cropped.
        </Box>
      ) : (
        <Flex gap="4" wrap="wrap" align="end">
          {DEVICES.filter((device) => shown[device]).map((device) => (
            <Box as="figure" key={device} minWidth="0">
              <Box height={height}>
                <Cut
                  src={thumbnailUrl(picture.path)}
                  alt=""
                  loading="lazy"
                  style={{
                    aspectRatio: `${place[device].width} / ${place[device].height}`,
                    objectPosition: shown[device],
                  }}
                />
              </Box>
              <Box as="figcaption" fontSize="xs" color="fg.muted" marginTop="1">
                {device === 'desktop' ? 'Desktop' : 'Phone'}, {place[device].width} ×{' '}
                {place[device].height}
              </Box>
            </Box>
          ))}
        </Flex>
      )}
      {isTooSmall && (
        <Box fontSize="xs" fontWeight="medium" color="fg.warning" marginTop="1">
          Too small here: {picture.width} × {picture.height}. The place needs {needed.width}
          {needed.height > 0 && ` × ${needed.height}`} pixels or more.
        </Box>
      )}
    </Box>
  )
}
